import type { DemoProject } from '../content.ts';

export const lakeLedger: DemoProject = {
  slug: 'lake-ledger',
  owner: 'ruth',
  language: 'en',
  country: 'US',
  name: 'Lake Ledger',
  shortName: 'Lake Ledger',
  description: 'Ice thickness, written down by those who fish through it, for those who have to cross it.',
  details: `Every winter somebody drives onto ice that was safe last year. The people who know better are sitting on it: each ice fisher drills a dozen holes a day and looks at the thickness, and then forgets it.

Lake Ledger asks them to write it down. One number, one place, one color: clear, white or gray. It takes nine seconds with the auger in the other hand. The map shows what was measured and when, and never says *safe*. It shows how old the number is, in large letters.

Two seasons on four lakes brought 6,100 measurements from 212 people. The county rescue service looks at it before it goes out.

**The project is halted until December**, because it is summer-minded to build for ice without ice, and because our map provider changed its prices. We have a replacement in mind and start again with the first cold week.`,
  budget: 4_000,
  parts: 200,
  point: 'auger hole',
  progress: 63,
  palette: 'tide',
  state: 'halted',
  submitted: 296,
  ended: 74,
  ends: 45,
  adoption: {
    ago: 12,
    note: 'I am needed at home for the coming year. The lake should not have to wait for me.',
    stays: true,
    candidates: [
      {
        by: 'june',
        ago: 5,
        note: 'I have read the gauges with Ruth from the start. I would go on with two schools, and add the third in spring.',
        chosen: true,
      },
    ],
  },
  roles: [
    {
      type: 'Map developer',
      skill: 'developers',
      notes: 'You can draw a lake without paying for each look at it.',
    },
    {
      type: 'Field tester',
      skill: 'others',
      notes: 'You go out before dawn and come back with numbers.',
      taken: { by: 'june', ago: 230, note: 'I report from the ice anyway; now I can report the ice.' },
    },
    {
      type: 'Translator, Ojibwe',
      skill: 'writers',
      notes: 'You know the many words for this and would like them used properly.',
    },
  ],
  comments: [
    {
      by: 'liv',
      ago: 70,
      text: 'We would use this on the fjord arms near Tromsø tomorrow. Salt ice looks different, though; do you have a color for “looks fine and is not”?',
      replies: [['ruth', 26, 'That is gray. It is always gray. I will add a photograph.']],
    },
    { by: 'tom', ago: 140, text: 'No ice in Mevagissey, but I like a map that says how old it is.' },
  ],
  likes: 22,
  money: { share: 0.42, payments: 6, latest: 80 },
};
