import type { DemoProject } from '../content.ts';

export const laUltimaSesion: DemoProject = {
  slug: 'la-ultima-sesion',
  owner: 'carmen',
  language: 'es',
  country: 'ES',
  name: 'La última sesión',
  shortName: 'La última sesión',
  description:
    'Cine de verano en pueblos de menos de doscientos habitantes, con película elegida a mano alzada.',
  details: `En la provincia de Teruel quedan tres cines. En 1965 había noventa y uno. La pantalla no hace falta: está el frontón. Las sillas tampoco: cada cual trae la suya. Falta un proyector, alguien que lo lleve y una película que no aburra ni al cura ni a la niña.

Hacemos una ruta de verano por veintidós pueblos. El día antes se votan tres películas en la plaza, a mano alzada. Se proyecta con subtítulos grandes y con audiodescripción por radio para quien no ve. Después se apagan las luces del pueblo diez minutos, y se mira el cielo, que también es gratis.

Este verano hicimos nueve sesiones: mil cien personas, cuatro tormentas y un apagón que gustó más que la película.

Una butaca paga la gasolina y los derechos de una silla. Un tercio de lo recibido es para el equipo, que conduce de noche.`,
  budget: 6_600,
  parts: 660,
  point: 'butaca',
  contributorsPart: 33,
  progress: 47,
  palette: 'tide',
  state: 'in-development',
  submitted: 171,
  ends: 165,
  roles: [
    {
      type: 'Técnica de sonido',
      skill: 'artists',
      notes: 'Haces que se oiga en la última fila y no en el pueblo de al lado.',
      taken: {
        by: 'callum',
        ago: 120,
        note: 'I can bring the loudspeakers in August, and I understand frontones acoustically, if not otherwise.',
      },
    },
    {
      type: 'Cartelista',
      skill: 'artists',
      notes: 'Haces un cartel que se roba de la pared.',
      hoursPerWeek: 2,
      workplace: 'remote',
      asked: [{ by: 'valentina', ago: 10, note: 'Me han robado once. Lo considero mi currículum.' }],
    },
    {
      type: 'Subtituladora',
      skill: 'writers',
      notes: 'Sabes que un subtítulo bueno es el que nadie recuerda.',
      asked: [
        { by: 'amelie', ago: 7, note: 'Soy sorda y adapto teatro. Los subtítulos malos los recuerdo todos.' },
      ],
    },
  ],
  comments: [
    {
      by: 'xoan',
      ago: 8,
      text: 'No meu pobo había unha sesión ao ano e a xente levaba o pan. ¿Admitís pan?',
      replies: [['carmen', 2, 'Es la entrada. El que no trae silla, trae pan.']],
    },
    {
      by: 'yann',
      ago: 61,
      text: 'Comment faites-vous pour les droits ? Ici, trois films sur quatre sont impossibles à obtenir pour moins de cent personnes.',
      replies: [
        [
          'carmen',
          19,
          'Escribimos directamente a quien hizo la película. Contestan casi siempre, sobre todo si les mandas una foto del frontón.',
        ],
      ],
    },
  ],
  likes: 28,
  money: { share: 0.46, payments: 7, latest: 10 },
};
