import type { DemoProject } from '../content.ts';

export const ringingRoom: DemoProject = {
  slug: 'ringing-room',
  owner: 'beth',
  language: 'en',
  country: 'GB',
  name: 'The Silent Tower',
  shortName: 'Silent Tower',
  description:
    'A practice bell on a broomstick, so that learners can ring at midnight without waking the village.',
  details: `A tower bell weighs as much as a car and can be heard for two miles. Learners therefore practise for one hour a week, in public, with the whole parish as audience. Most stop after the second month.

The Silent Tower is a sensor on a rope and a computer that plays the bell you would have rung, late if you were late. Six learners can ring together, in one room or in six. It tells you, kindly and to the hundredth of a second, what you did.

The first version was a broomstick, a bicycle spring and a game controller. It works so well that the bicycle spring has stayed. Four towers near Sheffield use it every week.

We now want a kit that a tower captain can build in a weekend for less than forty pounds, and a guide for people who have never held a soldering iron and never wish to.`,
  budget: 3_600,
  parts: 240,
  point: 'rope',
  progress: 52,
  palette: 'moss',
  state: 'in-development',
  submitted: 176,
  ends: 120,
  roles: [
    {
      type: 'Sound designer',
      skill: 'artists',
      notes: 'You can tell a bell from a recording of a bell, and you mind.',
      taken: {
        by: 'callum',
        ago: 140,
        note: 'I mind very much. I will bring the long stereo pair and a ladder.',
      },
    },
    {
      type: 'Electronics tester',
      skill: 'makers',
      notes: 'You pull on a rope four thousand times and write down when it breaks.',
      hoursPerWeek: 2,
      workplace: 'onSite',
      asked: [
        {
          by: 'ravi',
          ago: 12,
          note: 'I can build a machine that pulls on it four thousand times, and I will write down the rest.',
        },
      ],
    },
    {
      type: 'Writer of a build guide',
      skill: 'writers',
      notes: 'You remember what it was like not to know which end is hot.',
      hoursPerWeek: 2,
      workplace: 'remote',
    },
  ],
  comments: [
    {
      by: 'bastien',
      ago: 21,
      text: 'En facteur d’orgues, je me méfie des cloches numériques. Celles-ci ont un défaut magnifique : elles sont légèrement en retard, comme les vraies.',
      replies: [['callum', 16, 'We argued for two evenings about those eleven milliseconds. Merci.']],
    },
    {
      by: 'tom',
      ago: 63,
      text: 'Our tower has six bells and three ringers. If this makes it four by Christmas I shall buy the whole rope.',
    },
  ],
  likes: 19,
  money: { share: 0.44, payments: 6, latest: 7 },
};
