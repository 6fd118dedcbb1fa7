import type { DemoProject } from '../content.ts';

export const toolshed: DemoProject = {
  slug: 'toolshed-on-wheels',
  owner: 'darius',
  language: 'en',
  country: 'US',
  name: 'Toolshed on Wheels',
  shortName: 'Toolshed',
  description: 'A tool library in an old bread truck that parks on your block every other Saturday.',
  details: `Our block has nine drills and no ladder. The next block has the ladder. A library would fix that, except that the nearest one is two buses away, and nobody takes a table saw on a bus.

So the library comes to you. A 1996 bread truck, 340 tools, two volunteers who know how to use them and one folding bench where you can do the job right there. You borrow for two weeks. There is no fee and no fine; if you bring it back broken, you help to fix it.

We have run on eleven blocks since spring: 1,900 loans, 14 tools lost, 9 of which came back with an apology. The truck needs brakes, shelves that do not sing, and a second route on the east side.

The catalog software will be free for any library on wheels. It has to work on a phone, in gloves, in January.`,
  budget: 12_000,
  parts: 600,
  point: 'wrench',
  contributorsPart: 15,
  progress: 58,
  palette: 'ember',
  state: 'in-development',
  submitted: 268,
  ends: 82,
  roles: [
    {
      type: 'Catalog developer',
      skill: 'developers',
      notes: 'You can tell a wrench from a spanner and store both.',
      taken: {
        by: 'adaeze',
        ago: 221,
        note: 'I will write it so that it works when the signal does not, because mine does not.',
      },
    },
    {
      type: 'Mechanic, diesel',
      skill: 'makers',
      notes: 'You listen to a bread truck and know what it wants.',
      hoursPerWeek: 3,
      workplace: 'onSite',
      asked: [
        {
          by: 'marcus',
          ago: 10,
          note: 'Nineteen years in mail trucks that were older than me. I travel to my sister in Dearborn each month.',
        },
      ],
    },
    {
      type: 'Workshop host, Spanish',
      skill: 'organisers',
      notes: 'You teach how to hang a door to whoever walks by.',
      hoursPerWeek: 3,
      workplace: 'onSite',
    },
    {
      type: 'Sign painter',
      skill: 'artists',
      notes: 'You paint letters that can be read from a third-floor window.',
      taken: {
        by: 'valentina',
        ago: 118,
        note: 'I paint walls; a truck is a wall that leaves. I will be in Detroit in August.',
      },
    },
    {
      type: 'Safety trainer',
      skill: 'others',
      notes: 'You have all of your fingers and would like others to keep theirs.',
      hoursPerWeek: 2,
      workplace: 'onSite',
      refused: [{ by: 'arjun', ago: 33, note: 'I have all ten and one wheelbarrow.' }],
    },
  ],
  comments: [
    {
      by: 'theo',
      ago: 9,
      text: 'From La Réparerie in Lyon: do you count repairs done on the folding bench? Ours are worth more than the loans, and nobody had asked.',
      replies: [
        ['darius', 12, 'We do not, and we should. How do you count one that takes three Saturdays?'],
        ['theo', 20, 'Once, with a drawing of a snail.'],
      ],
    },
    {
      by: 'hannah',
      ago: 37,
      text: 'Please add two left-handed circular saws. It is a safety matter, and I will donate the first.',
    },
    {
      by: 'luis',
      ago: 110,
      text: 'How do you insure the volunteers? Our ditch association has been asking three companies for a year.',
      replies: [
        [
          'darius',
          30,
          'Through the neighborhood association, as an event with a date. I will send you the name of the only person there who picks up.',
        ],
      ],
    },
  ],
  likes: 36,
  money: { share: 0.57, payments: 12, latest: 5 },
};
