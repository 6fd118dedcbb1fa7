import type { DemoProject } from '../content.ts';

export const nightKitchen: DemoProject = {
  slug: 'night-kitchen',
  owner: 'zainab',
  language: 'en',
  country: 'GB',
  name: 'Night Kitchen',
  shortName: 'Night Kitchen',
  description:
    'Eighty recipes from mill workers of Bradford, with the stories of the shifts they were cooked after.',
  details: `The night shift of the Bradford mills ended at six in the morning. Men from Mirpur, Sylhet, Kraków and Kingstown went home to shared houses with one stove and cooked, each from memory, what their mothers had made.

For two years we sat in eighty kitchens and asked them to cook it again. We wrote down what they did, not what they said, since the two differ by a good deal of chilli. We recorded the stories while the onions fried.

**The book is finished.** It has eighty recipes, eleven hours of recordings behind small printed codes, and portraits by a photographer who ate everything. Six hundred copies went to the families, the libraries and the people on this page; the recordings are kept by the city archive.

Thank you to all who set a stone. The team would do it again, perhaps with trams.`,
  budget: 8_400,
  parts: 700,
  point: 'recipe',
  contributorsPart: 50,
  progress: 100,
  palette: 'ember',
  state: 'completed',
  submitted: 318,
  ended: 28,
  ends: -20,
  toHire: { by: 'kofi', ago: 3, missing: ['june'] },
  roles: [
    {
      type: 'Archivist',
      skill: 'others',
      notes: 'You keep a voice so that a grandchild can find it.',
      hoursPerWeek: 6,
      workplace: 'onSite',
      taken: {
        by: 'aroha',
        ago: 288,
        note: 'I have kept such voices for twenty years, and I will tell you what we did wrong.',
      },
    },
    {
      type: 'Audio editor',
      skill: 'artists',
      notes: 'You know when to leave the frying pan in.',
      taken: { by: 'june', ago: 279, note: 'Always leave the frying pan in.' },
    },
    {
      type: 'Book designer',
      skill: 'designers',
      notes: 'You make a page that survives turmeric.',
      taken: { by: 'kofi', ago: 270, note: 'I design forms for a living; a recipe is a form with a reward.' },
    },
  ],
  comments: [
    {
      by: 'kofi',
      ago: 25,
      text: 'My copy is already yellow on pages 34 and 35. I consider the design tested.',
      replies: [
        [
          'zainab',
          4,
          'Mrs Akhtar says that yours is too pale and that you did not fry the onions long enough. Page 34.',
        ],
      ],
    },
    {
      by: 'amelie',
      ago: 60,
      text: 'Les portraits sont superbes. Y aura-t-il une transcription des enregistrements ? Je lis, je n’entends pas.',
      replies: [
        ['aroha', 30, 'Oui. All eleven hours are transcribed, and the codes lead to the text first.'],
      ],
    },
    {
      by: 'harriet',
      ago: 131,
      text: 'Bought ten recipes for our staff room. We cooked number 12 and the fire alarm joined in.',
    },
  ],
  likes: 45,
  money: { share: 1, payments: 16, latest: 31 },
};
