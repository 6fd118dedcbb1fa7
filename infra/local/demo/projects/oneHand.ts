import type { DemoProject } from '../content.ts';

export const oneHand: DemoProject = {
  slug: 'one-hand',
  owner: 'hannah',
  language: 'en',
  country: 'US',
  name: 'One Hand',
  shortName: 'One Hand',
  description: 'Printable kitchen tools for people who cook with one hand, tested by people who do.',
  details: `Opening a jar needs two hands. So does grating, peeling, rolling out, and cracking an egg into a bowl that would like to slide away. After a stroke, people relearn walking with a professional and cooking with a towel.

One Hand is a set of eighteen tools that you can print at a library for about twelve dollars: a board that holds the potato, a jar grip for the edge of the table, a bowl that stays. Each was designed with somebody who needed it, and their name is on the drawing.

Twelve of the eighteen are published. They have been printed in thirty-one countries, as far as people tell us. The remaining six are the difficult ones: the grater, the can opener, the sieve, and three kinds of lid.

Points pay for prints in food-safe material, for postage to testers, and for their time.`,
  budget: 6_600,
  parts: 330,
  point: 'jar',
  contributorsPart: 35,
  progress: 67,
  palette: 'ember',
  state: 'in-development',
  submitted: 247,
  ends: 95,
  roles: [
    {
      type: 'Product designer',
      skill: 'designers',
      notes: 'You have tried to peel a potato with one hand before you draw.',
      taken: { by: 'kofi', ago: 208, note: 'I tried. It is in the neighbour’s garden. I have some ideas.' },
    },
    {
      type: 'Test engineer',
      skill: 'makers',
      notes: 'You drop things on purpose, from the height of a counter.',
      taken: {
        by: 'ravi',
        ago: 176,
        note: 'I can run two thousand lids in a week and tell you which hinge goes first.',
      },
    },
    {
      type: 'Cook, one-handed',
      skill: 'others',
      notes: 'You cook every day and are not easily impressed.',
      hoursPerWeek: 2,
      workplace: 'either',
    },
    {
      type: 'Photographer',
      skill: 'artists',
      notes: 'You show a hand at work and not a patient.',
      hoursPerWeek: 2,
      workplace: 'onSite',
      asked: [
        {
          by: 'june',
          ago: 3,
          note: 'I usually do sound, but I have photographed hands for every program I made. Could I send twelve?',
        },
      ],
    },
  ],
  comments: [
    {
      by: 'amadou',
      ago: 17,
      text: 'Mon frère a perdu l’usage de sa main droite. Le bocal est imprimé au lycée de Dakar depuis mardi ; il en est très fier, et moi de même.',
      replies: [
        [
          'hannah',
          9,
          'Please tell him that his is the first jar grip in Senegal, as far as I know. I would be glad of a photograph, if he wishes.',
        ],
      ],
    },
    {
      by: 'tomasz',
      ago: 52,
      text: 'The potato board splits along the layer lines if printed flat. Stand it on edge, or let me draw a version in beech.',
      replies: [
        [
          'ravi',
          24,
          'Confirmed: eleven of twelve flat ones failed. On edge, none of twelve. And yes to beech.',
        ],
      ],
    },
  ],
  likes: 33,
  money: { share: 0.63, payments: 10, latest: 6 },
};
