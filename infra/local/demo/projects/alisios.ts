import type { DemoProject } from '../content.ts';

export const alisios: DemoProject = {
  slug: 'alisios',
  owner: 'diego',
  language: 'es',
  country: 'ES',
  name: 'Alisios',
  shortName: 'Alisios',
  description: 'Un juego de cartas náuticas en el que no se lleva el barco: se lleva el viento.',
  details: `Gran Canaria, 1742. Un bergantín tiene que llegar a La Habana con el correo y una cabra. Tú no eres el capitán. Eres el alisio: soplas, te callas, te desvías. El capitán hace lo que puede con lo que le das.

Alisios se juega sobre una carta dibujada a mano. Cada partida dura lo que una siesta. La tripulación escribe el diario de a bordo según cómo la trates, y al llegar a puerto se puede leer entero. Hay diarios de una línea. Hay diarios con motines por la cabra.

El prototipo tiene una isla, un barco y cuarenta y dos entradas de diario. La versión completa tendrá siete islas y unas seiscientas, escritas por tres personas con humores distintos.

Será accesible desde el primer día: se puede jugar sin ver la carta, solo con el sonido del viento y el diario en voz alta.`,
  budget: 5_000,
  parts: 1_000,
  point: 'nudo',
  contributorsPart: 50,
  progress: 16,
  palette: 'tide',
  state: 'approved',
  submitted: 21,
  ends: 310,
  roles: [
    {
      type: 'Guionista',
      skill: 'writers',
      notes: 'Sabes hacer hablar a una cabra sin que diga una palabra.',
      hoursPerWeek: 3,
      workplace: 'remote',
    },
    {
      type: 'Diseñador de sonido',
      skill: 'artists',
      notes: 'Distingues un alisio de una brisa con los ojos cerrados.',
      hoursPerWeek: 3,
      workplace: 'remote',
      asked: [
        {
          by: 'liv',
          ago: 3,
          note: 'I can send you four kinds of wind from Tromsø. None of them is a trade wind, but I travel.',
        },
      ],
    },
    {
      type: 'Programadora de juegos',
      skill: 'developers',
      notes: 'Te divierte un mar que no se ve.',
      hoursPerWeek: 6,
      workplace: 'remote',
      asked: [
        {
          by: 'wren',
          ago: 6,
          note: 'I have nine blues and an export script that refuses to be careless. Gladly, from January.',
        },
      ],
    },
    {
      type: 'Asesor de navegación antigua',
      skill: 'others',
      notes: 'Corriges a un capitán de 1742 y tienes razón.',
    },
  ],
  comments: [
    {
      by: 'keola',
      ago: 5,
      text: 'I teach people to read wind, and here the wind reads people. Please keep the swell separate from the wind; sailors will notice.',
      replies: [
        [
          'diego',
          9,
          'Anotado en la pared. El oleaje va aparte desde hoy, con dos días de retraso, como en el mar.',
        ],
      ],
    },
    {
      by: 'pilar',
      ago: 14,
      text: 'La carta es preciosa. Un consejo de cartógrafa: deja un error antiguo, uno solo, y que alguien lo encuentre.',
      replies: [['diego', 6, 'Hay uno. No pienso decir cuál.']],
    },
  ],
  likes: 22,
  money: { share: 0.14, payments: 4, latest: 2.1 },
};
