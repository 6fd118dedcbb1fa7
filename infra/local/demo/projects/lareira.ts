import type { DemoProject } from '../content.ts';

export const lareira: DemoProject = {
  slug: 'lareira',
  owner: 'xoan',
  language: 'es',
  country: 'ES',
  name: 'Lareira',
  shortName: 'Lareira',
  description: 'Cuentos de cocina gallega grabados junto al fuego, con el fuego incluido.',
  details: `La lareira es la piedra donde se hace el fuego. Alrededor se contaba de noche, porque no había otra luz y había que desgranar el maíz. Los cuentos no tenían título; tenían dueña.

Llevamos grabadas ciento once noches. No limpiamos el sonido: se oye la leña, el gato y a la tía que corrige. Cada cuento se publica en gallego, con traducción al castellano al lado y una nota sobre quién lo contó y a quién se lo oyó.

De algunos cuentos tenemos cinco versiones de cinco casas. Las ponemos todas. No hay una buena.

**El proyecto está en pausa** desde septiembre. La imprenta subió el precio del papel y preferimos parar antes que hacer un libro feo. Las grabaciones siguen en línea y el archivo está a salvo, por triplicado, después de un disgusto que no quiero repetir.`,
  budget: 5_400,
  parts: 540,
  point: 'leño',
  progress: 71,
  palette: 'ember',
  state: 'halted',
  submitted: 262,
  ended: 66,
  ends: 55,
  roles: [
    {
      type: 'Archivista sonora',
      skill: 'others',
      notes: 'Haces tres copias y desconfías de las tres.',
      taken: {
        by: 'camille',
        ago: 216,
        note: 'J’ai perdu un disque, moi aussi. Depuis, je me méfie professionnellement.',
      },
    },
    {
      type: 'Ilustrador de cuentos',
      skill: 'artists',
      notes: 'Dibujas lo que hay fuera del círculo de luz.',
    },
  ],
  comments: [
    {
      by: 'zainab',
      ago: 63,
      text: 'We had the same quarrel with paper prices. Our printer in Bradford offered leftover stock from a calendar run; ask yours what is left in January.',
      replies: [['xoan', 28, 'Nunca pensei niso. Preguntarei o día dous. Gracias, Zainab.']],
    },
    { by: 'fatou', ago: 128, text: 'Cinq versions, et pas de bonne : voilà une édition honnête.' },
  ],
  likes: 23,
  money: { share: 0.54, payments: 6, latest: 72 },
};
