import type { DemoProject } from '../content.ts';

export const signalBox: DemoProject = {
  slug: 'signal-box',
  owner: 'idris',
  language: 'en',
  country: 'GB',
  name: 'Signal Box',
  shortName: 'Signal Box',
  description: 'Open timetables for the buses that run only twice a day.',
  details: `There are about two thousand bus services in Britain that no journey planner knows. They run on market day, or on school days, or when Mrs Robson has rung the depot before six. They are printed on a card in the shelter. When the card blows away, the bus still comes, empty.

Signal Box collects these cards. You photograph one; two other people read it; the times go into the open format that every planner understands. If the photograph shows a telephone number, we ring it.

We have 312 cards so far, from Northumberland, Powys and the Fens. The reading page works. The export works on good days. What we lack is somebody who likes exceptions: *except the second Thursday, except when the mart is on*.

Everything is published under an open licence, so that any planner may use it without asking.`,
  budget: 4_500,
  parts: 450,
  point: 'stop',
  progress: 17,
  palette: 'moss',
  state: 'in-development',
  submitted: 121,
  ends: 180,
  roles: [
    {
      type: 'Map data wrangler',
      skill: 'developers',
      notes: 'You enjoy a badly formatted timetable more than is reasonable.',
      hoursPerWeek: 3,
      workplace: 'remote',
      asked: [
        {
          by: 'itziar',
          ago: 7,
          note: 'I did this for the school buses of Gipuzkoa, where the exceptions have exceptions. I miss it.',
        },
      ],
    },
    {
      type: 'Web developer',
      skill: 'developers',
      notes: 'You make a page that loads in a shelter with one bar of signal.',
      taken: {
        by: 'adaeze',
        ago: 84,
        note: 'Lagos has eight thousand of these and no cards at all. I would like to learn on yours.',
      },
    },
    {
      type: 'Volunteer coordinator, Wales',
      skill: 'organisers',
      notes: 'You know who has the key to the community centre in Llanidloes.',
      hoursPerWeek: 4,
      asked: [{ by: 'gwen', ago: 3, note: 'I do not have the key, but I know whose coat it is in.' }],
    },
    {
      type: 'Telephone caller',
      skill: 'others',
      notes: 'You like to talk to depots before seven in the morning, and they like to talk to you.',
      hoursPerWeek: 2,
      workplace: 'remote',
    },
    {
      type: 'Designer of printed cards',
      skill: 'designers',
      notes: 'You replace the card that blew away with one that does not.',
      hoursPerWeek: 1,
      workplace: 'remote',
    },
  ],
  comments: [
    {
      by: 'harriet',
      ago: 5,
      text: 'My class of nine-year-olds read sixty of your cards in an afternoon and found four typing mistakes of the county council. They would like more.',
      replies: [
        [
          'idris',
          8,
          'Tell them that the 47 now stops at Saxlingham because of them. I will send a parcel of hard ones.',
        ],
      ],
    },
    {
      by: 'kofi',
      ago: 27,
      text: 'The confirmation page asks two readers to agree, but shows the first one’s answer to the second. People will agree out of politeness.',
      replies: [
        [
          'adaeze',
          18,
          'Correct. The second reader now sees the photograph only. Agreement fell from 99 % to 91 %, so it was politeness.',
        ],
      ],
    },
    {
      by: 'ailsa',
      ago: 66,
      text: 'There are two at Tomatin that are run by the same man in the same van. Photographs follow when I can park.',
    },
  ],
  likes: 29,
  money: { share: 0.22, payments: 6, latest: 9 },
};
