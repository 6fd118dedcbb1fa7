import type { DemoProject } from '../content.ts';

export const starCompass: DemoProject = {
  slug: 'star-compass',
  owner: 'keola',
  language: 'en',
  country: 'US',
  name: 'Star Compass',
  shortName: 'Star Compass',
  description:
    'A circle of thirty-two houses, for classrooms that want to find an island without an instrument.',
  details: `A navigator in the Pacific carries the horizon as a circle of thirty-two houses, in which each star rises and sets. It takes years to learn and cannot be learned from a screen. But one can begin with a floor.

We make a compass that unrolls on the floor of a gymnasium, six meters wide, printed on sailcloth. Children stand on it, and the room becomes a canoe. A small program shows tonight’s sky for your own latitude, so that the stars outside agree with the cloth inside.

Twelve lessons go with it, written with two navigators who learned from those who learned from the last. They decide what is published and what is told only in person. That is why the lessons are a booklet with empty pages.

The first ten compasses go to schools on Hawaiʻi island.`,
  budget: 4_800,
  parts: 160,
  point: 'star',
  progress: 25,
  palette: 'tide',
  state: 'approved',
  submitted: 19,
  ends: 300,
  roles: [
    {
      type: 'Sailmaker',
      skill: 'makers',
      notes: 'You can sew six meters flat, and it stays flat when thirty children run on it.',
      hoursPerWeek: 4,
      workplace: 'onSite',
    },
    {
      type: 'Developer, night sky',
      skill: 'developers',
      notes: 'You know where Arcturus rises and can prove it.',
      hoursPerWeek: 5,
      workplace: 'remote',
      asked: [
        {
          by: 'mathieu',
          ago: 4,
          note: 'I compute sky brightness for my pollen instrument and would be happy to compute something more beautiful.',
        },
      ],
    },
    {
      type: 'Teacher, middle school',
      skill: 'organisers',
      notes: 'You can use a gymnasium on a Tuesday and keep the shoes off.',
      hoursPerWeek: 1,
      workplace: 'either',
    },
  ],
  comments: [
    {
      by: 'aroha',
      ago: 3,
      text: 'Ngā mihi from Whanganui. I like the empty pages very much. Who will look after them in ten years?',
      replies: [
        [
          'keola',
          8,
          'The two families, by a letter that we signed before anything was printed. I can send you its wording.',
        ],
      ],
    },
  ],
  likes: 27,
  money: { share: 0.12, payments: 4, latest: 1.6 },
};
