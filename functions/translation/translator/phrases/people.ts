import type { Phrase } from './phrase.ts';

/** Profiles and messages of the demo. */
export const people: readonly Phrase[] = [
  {
    en: 'A baker in her second life, once a land surveyor.',
    fr: 'Boulangère reconvertie, ancienne géomètre.',
    es: 'Panadera reconvertida, antes topógrafa.',
  },
  {
    en: 'I build ovens where there are more neighbours than shops.',
    fr: 'Je monte des fours là où il y a plus de voisins que de commerces.',
    es: 'Monto hornos donde hay más vecinos que comercios.',
  },
  {
    en: 'Oceanographer by training, harbour wall leaner by habit.',
    fr: 'Océanographe de formation, accoudée aux murs des ports par habitude.',
    es: 'Oceanógrafa de formación, apoyada en los muros del puerto por costumbre.',
  },
  {
    en: 'I build instruments that cost less than the trip to collect them.',
    fr: 'Je construis des instruments qui coûtent moins cher que le voyage pour aller les chercher.',
    es: 'Construyo instrumentos que cuestan menos que el viaje para recogerlos.',
  },
  {
    en: 'A balcony agronomist.',
    fr: 'Agronome de balcon.',
    es: 'Agrónoma de balcón.',
  },
  {
    en: 'I keep seeds in letter envelopes and know which grandmother each comes from.',
    fr: 'Je garde des graines dans des enveloppes et je sais de quelle grand-mère vient chacune.',
    es: 'Guardo semillas en sobres de carta y sé de qué abuela viene cada una.',
  },
  {
    en: 'A weaver, daughter and granddaughter of textile workers.',
    fr: 'Tisserande, fille et petite-fille d’ouvrières du textile.',
    es: 'Tejedora, hija y nieta de obreras textiles.',
  },
  {
    en: 'My workshop fits into a lift.',
    fr: 'Mon atelier tient dans un ascenseur.',
    es: 'Mi taller cabe en un ascensor.',
  },
  {
    en: 'Optical engineer, allergic to birch.',
    fr: 'Ingénieur optique, allergique au bouleau.',
    es: 'Ingeniero óptico, alérgico al abedul.',
  },
  {
    en: 'I ended up building the device that I was looking for.',
    fr: 'J’ai fini par construire l’appareil que je cherchais.',
    es: 'Acabé construyendo el aparato que buscaba.',
  },
  {
    en: 'Quimper and the silt',
    fr: 'Quimper et la vase',
    es: 'Quimper y el fango',
  },
  {
    en: 'The harbour office agrees, provided that somebody comes to remove the silt twice a year.',
    fr: 'Le bureau du port est d’accord, à condition que quelqu’un vienne enlever la vase deux fois par an.',
    es: 'La oficina del puerto está de acuerdo, con la condición de que alguien venga a quitar el fango dos veces al año.',
  },
  {
    en: 'I can see to it with my pupils.',
    fr: 'Je peux m’en charger avec les élèves.',
    es: 'Puedo encargarme yo con los alumnos.',
  },
  {
    en: 'Readings drift after a spring tide',
    fr: 'Les mesures dérivent après une grande marée',
    es: 'Las lecturas se desvían tras una marea viva',
  },
  {
    en: 'Hello Maren,',
    fr: 'Bonjour Maren,',
    es: 'Hola, Maren:',
  },
  {
    en: 'the Falmouth gauge reads four centimetres high for about two hours after a spring tide, and then it comes back by itself.',
    fr: 'le marégraphe de Falmouth indique quatre centimètres de trop pendant environ deux heures après une grande marée, puis il revient de lui-même.',
    es: 'el mareógrafo de Falmouth marca cuatro centímetros de más durante unas dos horas tras una marea viva, y luego vuelve por sí solo.',
  },
  {
    en: 'I compared it with the harbour office: https://tidewatch.example/falmouth/november',
    fr: 'Je l’ai comparé avec le bureau du port : https://tidewatch.example/falmouth/november',
    es: 'Lo he comparado con la oficina del puerto: https://tidewatch.example/falmouth/november',
  },
  {
    en: 'I think the tube fills with silt and rinses itself.',
    fr: 'Je crois que le tube se remplit de vase et se rince tout seul.',
    es: 'Creo que el tubo se llena de fango y se enjuaga solo.',
  },
  {
    en: 'Could you look at the lower holes before Sunday?',
    fr: 'Pourriez-vous regarder les trous du bas avant dimanche ?',
    es: '¿Podrías mirar los agujeros de abajo antes del domingo?',
  },
];
