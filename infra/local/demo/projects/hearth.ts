import type { DemoProject } from '../content.ts';

export const hearth: DemoProject = {
  slug: 'hearth',
  owner: 'iker',
  language: 'en',
  country: 'ES',
  name: 'Hearth',
  shortName: 'Hearth',
  description: 'An energy diary for housing co-operatives. Finished, and in use in nine buildings.',
  details: `A housing co-operative pays one heating bill and quarrels about it twelve times a year. Smart meters did not help: they gave each flat a graph, and nobody a conversation.

Hearth is a diary. It reads the meters of the building, and once a week it writes half a page in plain words: what the boiler did, what the weather did, what it cost, and one thing that could be tried. People answer with a pencil in the stairwell or on their telephone. The next page takes up what they wrote.

**It is finished.** Nine buildings in Bilbao, Donostia and Girona use it. The average saving of the first winter was eleven per cent, with a spread from nothing to twenty-six; all nine diaries are published. The building that saved nothing has decided to keep it, because the meetings have become shorter.

The code, the meter list and the letter to the property manager are free to use. The team would like to be hired together, for something of the same kind.`,
  budget: 8_000,
  parts: 400,
  point: 'ember',
  contributorsPart: 45,
  progress: 100,
  palette: 'moss',
  state: 'completed',
  submitted: 322,
  ended: 52,
  ends: -30,
  toHire: { by: 'itziar', ago: 40 },
  roles: [
    {
      type: 'Data engineer',
      skill: 'developers',
      notes: 'You make eleven kinds of meter speak one language.',
      taken: {
        by: 'itziar',
        ago: 290,
        note: 'Once eleven, twelve by tomorrow. I live in one of these buildings.',
      },
    },
    {
      type: 'Interface designer',
      skill: 'designers',
      notes: 'You believe that half a page is an interface.',
      taken: { by: 'nuria', ago: 286, note: 'Lo creo. Y el lápiz en la escalera, también.' },
    },
    {
      type: 'Developer',
      skill: 'developers',
      notes: 'You write software that writes, and that knows when to be silent.',
      taken: { by: 'joaquin', ago: 280, note: 'El silencio es mi lenguaje preferido después de SQL.' },
    },
  ],
  comments: [
    {
      by: 'declan',
      ago: 48,
      text: 'Our school boiler would like a diary. Does it cope with a building that is empty at night and full of teenagers by day?',
      replies: [
        ['itziar', 11, 'It copes with anything that has a meter. The teenagers it will have to learn.'],
      ],
    },
    {
      by: 'priya',
      ago: 80,
      text: 'Publishing the building that saved nothing is the most convincing thing on this page.',
      replies: [['iker', 7, 'They insisted on it. They are rather proud.']],
    },
    { by: 'theo', ago: 139, text: 'La lettre au syndic devrait être enseignée à l’école.' },
  ],
  likes: 48,
  money: { share: 1, payments: 15, latest: 56 },
};
