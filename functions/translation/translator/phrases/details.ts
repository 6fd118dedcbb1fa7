import type { Phrase } from './phrase.ts';

/** Details of projects of the demo, by their paragraphs, and entries of their logs. */
export const details: readonly Phrase[] = [
  {
    en: 'In the Trièves, eleven villages have lost their bakery in fifteen years. The communal ovens are still there, cracked, full of tiles and bicycles. Rebuilding them takes years; until then, ours is on the road.',
    fr: 'Dans le Trièves, onze villages ont perdu leur boulangerie en quinze ans. Les fours banals sont toujours là, fendus, pleins de tuiles et de vélos. Les remonter prend des années ; en attendant, le nôtre roule.',
    es: 'En el Trièves, once pueblos han perdido su panadería en quince años. Los hornos comunales siguen ahí, agrietados, llenos de tejas y de bicicletas. Reconstruirlos lleva años; mientras tanto, el nuestro rueda.',
  },
  {
    en: 'It is a trailer of seven hundred and fifty kilos, a vault of refractory clay and a bench. On Saturdays somebody lights the fire at four. At nine, everybody comes with their dough. We bake forty loaves, then the tarts, then the conversations.',
    fr: 'C’est une remorque de sept cent cinquante kilos, une voûte en terre réfractaire et un banc. Le samedi, quelqu’un chauffe dès quatre heures. À neuf heures, chacun vient avec sa pâte. On cuit quarante pains, puis les tartes, puis les conversations.',
    es: 'Es un remolque de setecientos cincuenta kilos, una bóveda de barro refractario y un banco. Los sábados alguien lo enciende a las cuatro. A las nueve, cada cual llega con su masa. Se cuecen cuarenta panes, luego las tartas, luego las conversaciones.',
  },
  {
    en: 'The prototype spent the whole summer in five villages. It cracked twice, and we know why. The plans of the second version are published, with the list of suppliers and that of the mistakes.',
    fr: 'Le prototype a tourné tout l’été dans cinq villages. Il a fissuré deux fois, et nous savons pourquoi. Les plans de la deuxième version sont publiés, avec la liste des fournisseurs et celle des erreurs.',
    es: 'El prototipo pasó todo el verano en cinco pueblos. Se agrietó dos veces, y sabemos por qué. Los planos de la segunda versión están publicados, con la lista de proveedores y la de errores.',
  },
  {
    en: 'We want three trailers, one for each valley, and to teach twelve people to drive and to heat them. One share pays for one small brick; it takes a lot of them.',
    fr: 'Nous voulons trois remorques, une pour chaque vallée, et former douze personnes à les conduire et à les chauffer. Une part paie une briquette ; il en faut beaucoup.',
    es: 'Queremos tres remolques, uno para cada valle, y enseñar a doce personas a conducirlos y a calentarlos. Una parte paga un ladrillo pequeño; hacen falta muchos.',
  },
  {
    en: 'A bread oven on a trailer, which visits the valleys whose bakery has closed.',
    fr: 'Un four à pain sur remorque, qui passe dans les vallées où la boulangerie a fermé.',
    es: 'Un horno de pan sobre un remolque, que recorre los valles donde ha cerrado la panadería.',
  },
  {
    en: 'You know why a vault cracks, and at what time.',
    fr: 'Vous savez pourquoi une voûte fend, et à quelle heure.',
    es: 'Sabes por qué se agrieta una bóveda, y a qué hora.',
  },
  {
    en: 'You have the mayor’s number, and above all that of the mayor’s secretary.',
    fr: 'Vous avez le numéro du maire, et surtout celui de sa secrétaire.',
    es: 'Tienes el número del alcalde y, sobre todo, el de su secretaria.',
  },
  {
    en: 'You explain fire without frightening anybody and without lying.',
    fr: 'Vous expliquez le feu sans faire peur et sans mentir.',
    es: 'Explicas el fuego sin asustar y sin mentir.',
  },
  {
    en: 'Three harbours said yes',
    fr: 'Trois ports ont dit oui',
    es: 'Tres puertos han dicho que sí',
  },
  {
    en: 'Falmouth, Porthleven and Barmouth will each host a gauge for a year.',
    fr: 'Falmouth, Porthleven et Barmouth accueilleront chacun un marégraphe pendant un an.',
    es: 'Falmouth, Porthleven y Barmouth acogerán cada uno un mareógrafo durante un año.',
  },
  {
    en: 'Alerts by text message',
    fr: 'Alertes par SMS',
    es: 'Avisos por SMS',
  },
  {
    en: 'Anyone may now receive a message two hours before a spring tide.',
    fr: 'Chacun peut désormais recevoir un message deux heures avant une grande marée.',
    es: 'Ahora cualquiera puede recibir un mensaje dos horas antes de una marea viva.',
  },
  {
    en: 'Priya wrote it in an evening.',
    fr: 'Priya l’a écrit en une soirée.',
    es: 'Priya lo escribió en una tarde.',
  },
  {
    en: 'Seven weeks under salt water',
    fr: 'Sept semaines sous l’eau salée',
    es: 'Siete semanas bajo agua salada',
  },
  {
    en: 'The Falmouth unit came up yesterday with a limpet on it and 10,080 good readings.',
    fr: 'L’appareil de Falmouth est remonté hier avec une patelle dessus et 10,080 mesures valables.',
    es: 'El aparato de Falmouth salió ayer con una lapa encima y 10,080 lecturas buenas.',
  },
  {
    en: 'Enclosure drawings are now final.',
    fr: 'Les dessins du boîtier sont maintenant définitifs.',
    es: 'Los planos de la carcasa ya son definitivos.',
  },
];
