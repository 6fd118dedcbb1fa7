import type { DemoProject } from '../content.ts';

export const nightjar: DemoProject = {
  slug: 'nightjar',
  owner: 'wren',
  language: 'en',
  country: 'GB',
  name: 'Nightjar',
  shortName: 'Nightjar',
  description: 'A quiet stealth game that is played entirely at dusk.',
  details: `Nightjar is a game for one person and one evening. You are a bird that nobody has seen for forty years, and you would like it to stay that way. There is no combat and no score. There is a moor, a low sun, and people who mean well and carry torches.

The light falls in real time over fifty minutes. Colours that hide you at the start betray you at the end. We call this *the nine blues*: each tile of hedge and heather is drawn nine times, once for each step of the dusk.

## What is finished

The moor, the quarry and the railway cutting are playable from end to end. Callum recorded the wind on the real moor, on four evenings, and Liv wrote music that gets out of its way.

## What is missing

Two more places, the village and the reservoir, and about four hundred tiles in nine blues. After that a long month of making it comfortable: larger text, no flashing, every sound with a picture of its own.

The finished game will be sold at the price of a sandwich, and forty per cent of it goes to the team by the tasks that each of them finished.`,
  budget: 6_000,
  parts: 1_200,
  point: 'feather',
  contributorsPart: 40,
  progress: 74,
  palette: 'ember',
  state: 'in-development',
  submitted: 291,
  ends: 49,
  roles: [
    {
      type: 'Pixel artist',
      skill: 'artists',
      notes: 'You are the one who sees nine blues in a hedge.',
      hoursPerWeek: 4,
      workplace: 'remote',
      asked: [
        {
          by: 'valentina',
          ago: 8,
          note: 'I painted one of your hedges in nine steps to see whether I could. I can, and I enjoyed the seventh.',
        },
      ],
    },
    {
      type: 'Play tester with low vision',
      skill: 'others',
      notes: 'You tell us when dusk becomes merely unfair. We pay attention and your train fare.',
      hoursPerWeek: 1,
      workplace: 'remote',
    },
    {
      type: 'Sound designer',
      skill: 'artists',
      notes: 'You would stand on a moor at nine in the evening for the right gust.',
      taken: { by: 'callum', ago: 262, note: 'I have the microphones and the boots. Which moor?' },
    },
    {
      type: 'Composer',
      skill: 'artists',
      notes: 'You can write fifty minutes of music that nobody notices until it stops.',
      taken: { by: 'liv', ago: 230, note: 'I live where dusk lasts two months. I have practised.' },
    },
  ],
  comments: [
    {
      by: 'beth',
      ago: 3.4,
      text: 'Played the quarry twice. The second torch-bearer turns too evenly, like a lighthouse; real people stop to look at their telephone.',
      replies: [
        [
          'wren',
          6,
          'That is the best bug report I have had this year. She now stops, and she is now much more frightening.',
        ],
      ],
    },
    {
      by: 'yusuf',
      ago: 19,
      text: 'Could the light speed be a setting? Fifty minutes is long for some of us, and pausing breaks the mood.',
      replies: [
        [
          'wren',
          15,
          'Yes: thirty, fifty and eighty minutes are in the next build. Eighty is for those who like the heather.',
        ],
        ['callum', 31, 'I would now like to record thirty more minutes of wind, thank you.'],
      ],
    },
    {
      by: 'theo',
      ago: 58,
      text: 'Joué hier soir, lumière éteinte. Je n’avais pas remarqué que je chuchotais.',
    },
    {
      by: 'diego',
      ago: 92,
      text: 'How do you keep nine versions of each tile in step? I am about to make the same mistake with weather.',
      replies: [
        [
          'wren',
          22,
          'One source drawing with named layers, and a script that refuses to export if a layer is missing. Write to me, I will send it.',
        ],
      ],
    },
  ],
  likes: 44,
  money: { share: 0.78, payments: 13, latest: 3 },
};
