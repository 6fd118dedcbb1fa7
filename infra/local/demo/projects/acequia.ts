import type { DemoProject } from '../content.ts';

export const acequia: DemoProject = {
  slug: 'acequia',
  owner: 'luis',
  language: 'en',
  country: 'US',
  name: 'Acequia: whose turn is the water',
  shortName: 'Acequia',
  description: 'A calendar for shared irrigation ditches, where a turn can start at two in the morning.',
  details: `An acequia is a ditch that belongs to everyone along it. Water arrives in turns, and the turns are kept by a *mayordomo*: in our case, me, with a notebook, a phone and too few hours of sleep.

Turns depend on acres, on the river, on who helped with the spring cleaning and on agreements from 1846. Ordinary calendars cannot say “six hours after Doña Ofelia finishes”. This one can.

Everyone sees when their water comes, by text message, in Spanish or English. If you finish early, the next person hears it at once, which saves about a fifth of the river in a dry June. The mayordomo can always overrule the computer, and the computer says so.

Four ditches north of Albuquerque will use it this spring. The code is open for the other seven hundred.`,
  budget: 3_500,
  parts: 175,
  point: 'turn',
  progress: 20,
  palette: 'tide',
  state: 'approved',
  submitted: 33,
  ends: 260,
  roles: [
    {
      type: 'Developer, text messages',
      skill: 'developers',
      notes: 'You can say everything that matters in 160 characters, in two languages.',
      hoursPerWeek: 4,
      workplace: 'remote',
      asked: [
        {
          by: 'joaquin',
          ago: 8,
          note: 'Hice el aviso de cortes de agua de mi barrio con un módem viejo. Sé lo que es un SMS a las dos de la mañana.',
        },
      ],
    },
    {
      type: 'Lawyer who likes water',
      skill: 'others',
      notes: 'You have read a water right from 1846 and still want more.',
      hoursPerWeek: 1,
      workplace: 'either',
    },
    {
      type: 'Illustrator',
      skill: 'artists',
      notes: 'You can explain a headgate with a pencil.',
      hoursPerWeek: 2,
      workplace: 'remote',
      asked: [
        {
          by: 'valentina',
          ago: 4,
          note: 'Crecí junto a una acequia que ya no corre. Quiero dibujar una que sí.',
        },
      ],
    },
  ],
  comments: [
    {
      by: 'lucia',
      ago: 6,
      text: 'En Valencia tenemos un tribunal que se reúne los jueves en la puerta de la catedral para esto mismo, desde hace mil años. Ven a verlo.',
      replies: [['luis', 10, 'Mi abuelo hablaba de ese tribunal como otros hablan del Vaticano. Voy.']],
    },
    {
      by: 'itziar',
      ago: 15,
      text: 'Be careful with “saves a fifth of the river”. Is that measured or hoped? Either is fine, but say which.',
      replies: [
        [
          'luis',
          22,
          'Measured on one ditch, in one June, with a stick. I have changed the text to say so next week when I can edit from a desk.',
        ],
      ],
    },
  ],
  likes: 18,
  money: { share: 0.16, payments: 4, latest: 3.5 },
};
