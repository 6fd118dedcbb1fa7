import type { DemoProject } from '../content.ts';

export const terrainVague: DemoProject = {
  slug: 'terrain-vague',
  owner: 'karim',
  language: 'fr',
  country: 'FR',
  name: 'Terrain vague',
  shortName: 'Terrain vague',
  description:
    'L’inventaire des friches de Marseille : ce qui y pousse, qui les possède et ce qu’on pourrait y faire.',
  details: `Marseille compte, d’après la mairie, quarante hectares de friches. D’après nos chaussures, plutôt cent dix. Des jardins d’usine, des talus, des dents creuses, un vélodrome d’avant-guerre où poussent des câpriers.

Chaque parcelle a une fiche : un plan, ce qui y pousse en mai et en octobre, ce qu’on sait du sol, le nom du propriétaire tel qu’il figure au cadastre, et une question simple posée aux voisins : que manque-t-il ici ?

Nous ne sommes ni promoteurs ni squatteurs. Quand un propriétaire accepte, on l’aide à signer une convention de deux ans. Neuf friches ont ainsi ouvert : un verger, deux boulodromes, un dépôt de compost, une école de vélo, et quatre endroits où l’on ne fait rien, ce qui était la demande.

Les données sont libres. Les adresses des espèces rares ne le sont pas.`,
  budget: 4_800,
  parts: 480,
  point: 'arpent',
  progress: 56,
  palette: 'moss',
  state: 'in-development',
  submitted: 225,
  ends: 88,
  roles: [
    {
      type: 'Botaniste',
      skill: 'others',
      notes: 'Vous reconnaissez une plante à sa façon de forcer le bitume.',
      hoursPerWeek: 2,
      workplace: 'onSite',
    },
    {
      type: 'Illustrateur·rice',
      skill: 'artists',
      notes: 'Vous dessinez une friche sans en faire un parc.',
      taken: {
        by: 'valentina',
        ago: 187,
        note: 'Dibujo plantas con paciencia. Las que nadie plantó son mis favoritas.',
      },
    },
    {
      type: 'Traduction en anglais',
      skill: 'writers',
      notes:
        'Vous traduisez les textes de ce projet en anglais, pour que davantage de personnes puissent le rejoindre et le soutenir.',
      hoursPerWeek: 2,
      workplace: 'remote',
      translates: 'en',
    },
    {
      type: 'Juriste foncier',
      skill: 'others',
      notes: 'Vous retrouvez une indivision de 1931 et le neveu qui décide.',
      hoursPerWeek: 1,
      workplace: 'remote',
      asked: [
        {
          by: 'solene',
          ago: 11,
          note: 'J’ai été géomètre neuf ans. Les neveux, je les retrouve ; pour le droit, il vous faudra quelqu’un d’autre.',
        },
      ],
    },
  ],
  comments: [
    {
      by: 'rafa',
      ago: 13,
      text: 'Una pregunta práctica: ¿cómo convencéis al primer propietario? En Granada todos quieren ser el segundo.',
      replies: [['karim', 9, 'Avec une assurance au nom de l’association, et un repas. Surtout le repas.']],
    },
    {
      by: 'elodie',
      ago: 34,
      text: 'Attention aux terres près des anciennes poteries : il y a souvent du plomb. Analysez avant le verger, pas après.',
      replies: [
        [
          'karim',
          13,
          'Merci, vraiment. Nous avons fait analyser les neuf : une est revenue mauvaise, les pommiers sont en bacs.',
        ],
      ],
    },
  ],
  likes: 23,
  money: { share: 0.33, payments: 5, latest: 19 },
};
