import type { DemoProject } from '../content.ts';

export const porchLight: DemoProject = {
  slug: 'porch-light',
  owner: 'marcus',
  language: 'en',
  country: 'US',
  name: 'Porch Light',
  shortName: 'Porch Light',
  description: 'A small lamp that tells a neighbor, and nobody else, that you are up and all right.',
  details: `On my route there are thirty-one people over eighty who live alone. They do not want a camera, a pendant or a call center. They want somebody to notice, and they want to choose who.

Porch Light is two lamps. Yours is a switch that you use anyway: the kitchen light, the kettle. When it goes on in the morning, a lamp on your neighbor’s porch turns from amber to green. If it is still amber at ten, your neighbor walks over. That is all it does.

There is no account, no app and no company in the middle; the two lamps talk to each other by radio over a few hundred yards. I have built three pairs with a retired electrician on Linden Avenue. One of them has already sent me across the street, where Mrs. Dorsey had locked herself out.

I would like to build fifty pairs and publish how.`,
  budget: 2_500,
  parts: 250,
  point: 'lamp',
  progress: 15,
  palette: 'ember',
  state: 'approved',
  submitted: 12,
  ends: 200,
  roles: [
    {
      type: 'Radio engineer',
      skill: 'makers',
      notes: 'You get a signal through two brick walls and a dogwood.',
      hoursPerWeek: 4,
      workplace: 'either',
      asked: [
        {
          by: 'jonas',
          ago: 5,
          note: 'I have a radio from the tide gauges that does this for three years on two batteries.',
        },
        {
          by: 'declan',
          ago: 4,
          note: 'Two brick walls are easier than a bog. I could make it a class project.',
        },
      ],
    },
    {
      type: 'Designer of a lamp',
      skill: 'designers',
      notes: 'You make something that an old lady would have bought anyway.',
      hoursPerWeek: 3,
      workplace: 'remote',
    },
  ],
  comments: [
    {
      by: 'samuel',
      ago: 2.5,
      text: 'This is the first device of its kind that I would put in a client’s home without a talk about privacy. Please keep it this small.',
      replies: [['marcus', 10, 'I deliver mail. I could not make it bigger if I tried.']],
    },
    {
      by: 'kofi',
      ago: 6,
      text: 'Amber and green are the pair most often confused. Could the lamp also change shape, or place?',
      replies: [
        [
          'marcus',
          14,
          'Mr. Ellison on my route is color-blind and said the same thing. It now also goes from top to bottom.',
        ],
      ],
    },
  ],
  likes: 30,
  money: { share: 0.21, payments: 4, latest: 0.4 },
};
