import type { DemoTranslations } from './demoTranslations.ts';

export const tidewatch: DemoTranslations = {
  fr: {
    name: 'Tidewatch, le marégraphe pour tous',
    shortName: 'Tidewatch',
    description: 'Un marégraphe public pour chaque port qui n’a pas les moyens d’en acheter un.',
    details: `Dans la plupart des petits ports, on connaît l’heure de la marée par une table imprimée et un poteau peint. La table a raison en moyenne, et tort la nuit où ça compte. Un marégraphe du commerce coûte dans les quatre mille livres, puis il faut encore payer l’abonnement.

Tidewatch fait le même travail avec un capteur à ultrasons de neuf livres, un panneau solaire grand comme une carte postale et une radio longue portée. Les relevés rejoignent une carte ouverte toutes les six minutes. Tout est publié : les plans, le micrologiciel, les données et ce qui a raté.

## Où nous en sommes

Trois ports accueillent un marégraphe pendant un an : Falmouth, Porthleven et Barmouth. Celui de Falmouth est remonté après sept semaines sous l’eau salée, une patelle sur le dos et 10 080 bons relevés en mémoire. Tout le monde peut recevoir un SMS deux heures avant une grande marée.

## La suite

- Dix marégraphes moulés, essayés dans un seau et expédiés avant le deuxième hiver.
- Une correction de la dérive qui se passe d’une personne avec un bâton.
- Un guide de montage qu’un capitaine de port ait envie de suivre.

## Ce que paie une bouée

Une bouée paie le matériel d’un douzième de marégraphe, résine comprise. Personne dans l’équipe n’est payé tant que dix marégraphes ne sont pas debout ; ensuite, un cinquième revient à celles et ceux qui ont terminé les tâches.`,
    contributionName: 'bouée',
    'gallery.wall.alt':
      'Une personne au bonnet orange fixe un marégraphe aux pierres d’un quai, au-dessus de la ligne des algues.',
    'gallery.wall.caption':
      'Le premier marégraphe, sur le quai est de Falmouth. Quatre colliers et une marée basse.',
    'gallery.bench.alt':
      'Un circuit imprimé vert sur un établi, avec des fils, un fer à souder et une tasse de café.',
    'gallery.bench.caption': 'La carte numéro trois, qui a survécu au bain.',
    'gallery.casing.alt': 'Un boîtier de résine transparente, le couvercle boulonné, la carte à l’intérieur.',
    'gallery.casing.caption': 'Le boîtier se coule dans un moule que tout le monde peut imprimer.',
    'gallery.map.alt':
      'Sur une table, une tablette montre une carte de la côte et quatre marégraphes, dont un en orange.',
    'gallery.map.caption':
      'La carte telle que la voient les capitaineries. Orange : pleine mer dans deux heures.',
    'budgetLines.0': 'Capteurs, cartes et panneaux solaires',
    'budgetLines.1': 'Résine et moules pour dix boîtiers',
    'budgetLines.2': 'Passerelles radio dans trois ports',
    'budgetLines.3': 'Trajets pour poser et nettoyer les marégraphes',
    'budgetLines.4': 'SMS et carte, deux ans',
    'milestones.0': 'Des marégraphes pour les deux îles qui en voulaient',
    'milestones.1': 'Des alertes par SMS en gallois',
    'milestones.2': 'Un deuxième bateau pour l’hiver, avec son patron',
    'stoneNames.0': 'Capteur éprouvé dans un seau',
    'stoneNames.1': 'Premier boîtier coulé',
    'stoneNames.2': 'Trois marégraphes, trois ports',
    'stoneNames.3': 'Alertes par SMS',
    'stoneNames.4': 'Dix marégraphes construits',
    'stoneNames.5': 'Un deuxième hiver en mer',
    'stoneNames.6': 'Remis aux ports',
    'faq.0.question': 'Notre port peut-il avoir un marégraphe ?',
    'faq.0.answer':
      'Oui, à partir du quatrième. Envoyez-nous une photo du mur où il serait accroché et dites-nous qui pourrait le nettoyer deux fois par an.',
    'faq.1.question': 'À qui appartiennent les relevés ?',
    'faq.1.answer':
      'À personne. Ils sont dans le domaine public dès la minute où ils arrivent, erreurs comprises, et le restent quand le marégraphe est à vous.',
    'faq.2.question': 'Que se passe-t-il si vous arrêtez ?',
    'faq.2.answer':
      'Chaque marégraphe appartient à son port ; les plans, le micrologiciel et la carte sont publiés. Une personne avec un fer à souder peut le maintenir en vie.\n\nLa carte coûte onze livres par mois. Elle est payée jusqu’au deuxième hiver.',
    'role.0.PersonType': 'Ingénierie du micrologiciel',
    'role.0.Notes': 'Vous savez pourquoi un capteur dérive dans l’air salin, et vous lui avez pardonné.',
    'role.1.PersonType': 'Illustratrice ou illustrateur',
    'role.1.Notes': 'Vous dessinez un boîtier de façon à donner envie d’en construire un.',
    'role.1.starterTitle': 'Dessiner une vis',
    'role.1.starterDescription':
      'N’importe quelle vis du boîtier, à l’encre noire, de sorte qu’on ne puisse la confondre avec aucune autre. Dites ce que vous avez observé.',
    'role.2.PersonType': 'Traduction de proximité, en gallois',
    'role.2.Notes': 'Vous appelleriez Barmouth au lieu d’envoyer un e-mail.',
    'role.3.PersonType': 'Ingénierie des données',
    'role.3.Notes': 'Vous faites répondre une carte en moins d’une seconde.',
    'role.4.PersonType': 'Ingénierie du matériel',
    'role.4.Notes': 'Vous coulez des choses dans la résine et dormez bien ensuite.',
    'role.5.PersonType': 'Liaison avec les ports',
    'role.5.Notes': 'Vous savez expliquer une radio à quelqu’un qui a une corde dans les mains.',
    'role.6.PersonType': 'Design d’interface',
    'role.6.Notes': 'Vous montrez la pleine mer de façon qu’on la comprenne sous la pluie.',
  },
  es: {
    name: 'Tidewatch, el mareógrafo de todos',
    shortName: 'Tidewatch',
    description: 'Un mareógrafo público para cada puerto que no puede permitirse uno.',
    details: `En casi todos los puertos pequeños la hora de la marea se mira en una tabla impresa y en un poste pintado. La tabla acierta de media y se equivoca la noche que importa. Un mareógrafo comercial cuesta unas cuatro mil libras, y luego hay que pagar el contrato.

Tidewatch hace lo mismo con un sensor de ultrasonidos de nueve libras, un panel solar del tamaño de una postal y una radio de largo alcance. Las lecturas llegan a un mapa abierto cada seis minutos. Se publica todo: los planos, el firmware, los datos y lo que salió mal.

## Dónde estamos

Tres puertos acogen un mareógrafo durante un año: Falmouth, Porthleven y Barmouth. El de Falmouth salió del agua salada después de siete semanas con una lapa encima y 10.080 lecturas buenas. Quien quiera recibe un SMS dos horas antes de una marea viva.

## Lo que viene

- Diez mareógrafos fundidos, probados en un cubo y enviados antes del segundo invierno.
- Una corrección de la deriva que no necesite a una persona con un palo.
- Una guía de montaje que apetezca seguir en una capitanía.

## Qué paga el dinero

Una boya es el material de la doceava parte de un mareógrafo, resina incluida. Nadie del equipo cobra hasta que haya diez mareógrafos en pie; después, una quinta parte va a quienes terminaron las tareas.`,
    contributionName: 'boya',
    'gallery.wall.alt':
      'Una persona con gorro naranja fija un mareógrafo a las piedras de un muelle, por encima de la línea de algas.',
    'gallery.wall.caption':
      'El primer mareógrafo, en el muelle este de Falmouth. Cuatro abrazaderas y una bajamar.',
    'gallery.bench.alt':
      'Una placa de circuito verde en un banco de trabajo, con cables, un soldador y una taza de café.',
    'gallery.bench.caption': 'La placa número tres, que sobrevivió al baño.',
    'gallery.casing.alt': 'Una carcasa de resina transparente con la tapa atornillada y la placa dentro.',
    'gallery.casing.caption': 'La carcasa se vierte en un molde que puede imprimir cualquiera.',
    'gallery.map.alt':
      'En una mesa, una tableta muestra un mapa de la costa con cuatro mareógrafos, uno de ellos en naranja.',
    'gallery.map.caption':
      'El mapa tal como lo ven en las capitanías. Naranja: faltan dos horas para la pleamar.',
    'budgetLines.0': 'Sensores, placas y paneles solares',
    'budgetLines.1': 'Resina y moldes para diez carcasas',
    'budgetLines.2': 'Pasarelas de radio en tres puertos',
    'budgetLines.3': 'Viajes para montar y limpiar los mareógrafos',
    'budgetLines.4': 'SMS y mapa, dos años',
    'milestones.0': 'Mareógrafos para las dos islas que los pidieron',
    'milestones.1': 'Avisos por SMS en galés',
    'milestones.2': 'Un segundo barco para el invierno, con su patrón',
    'stoneNames.0': 'Sensor probado en un cubo',
    'stoneNames.1': 'Primera carcasa fundida',
    'stoneNames.2': 'Tres mareógrafos, tres puertos',
    'stoneNames.3': 'Avisos por SMS',
    'stoneNames.4': 'Diez mareógrafos construidos',
    'stoneNames.5': 'Un segundo invierno en el mar',
    'stoneNames.6': 'Entregado a los puertos',
    'faq.0.question': '¿Puede tener uno nuestro puerto?',
    'faq.0.answer':
      'Sí, a partir del cuarto. Mándanos una foto del muro donde colgaría y dinos quién podría limpiarlo dos veces al año.',
    'faq.1.question': '¿De quién son las lecturas?',
    'faq.1.answer':
      'De nadie. Son de dominio público desde el minuto en que llegan, con sus errores, y lo siguen siendo cuando el mareógrafo es vuestro.',
    'faq.2.question': '¿Qué pasa si lo dejáis?',
    'faq.2.answer':
      'Cada mareógrafo es de su puerto, y los planos, el firmware y el mapa están publicados. Una persona con un soldador puede mantenerlo vivo.\n\nEl mapa cuesta once libras al mes. Está pagado hasta el segundo invierno.',
    'role.0.PersonType': 'Ingeniería de firmware',
    'role.0.Notes': 'Sabes por qué un sensor se desvía con el aire salado, y se lo has perdonado.',
    'role.1.PersonType': 'Ilustración',
    'role.1.Notes': 'Dibujas una carcasa de modo que en una capitanía quieran montar una.',
    'role.1.starterTitle': 'Dibujar un tornillo',
    'role.1.starterDescription':
      'Cualquier tornillo de la carcasa, en tinta negra, de modo que no se confunda con ningún otro. Di en qué te has fijado.',
    'role.2.PersonType': 'Traducción con el pueblo, galés',
    'role.2.Notes': 'Llamarías a Barmouth en vez de mandar un correo.',
    'role.3.PersonType': 'Ingeniería de datos',
    'role.3.Notes': 'Consigues que un mapa responda en menos de un segundo.',
    'role.4.PersonType': 'Ingeniería de hardware',
    'role.4.Notes': 'Encapsulas cosas en resina y después duermes bien.',
    'role.5.PersonType': 'Enlace con los puertos',
    'role.5.Notes': 'Sabes explicar una radio a alguien que tiene un cabo entre las manos.',
    'role.6.PersonType': 'Diseño de interfaz',
    'role.6.Notes': 'Muestras la pleamar de modo que se entienda bajo la lluvia.',
  },
};
