import type { DemoProject } from '../content.ts';

export const quietMap: DemoProject = {
  slug: 'quiet-map',
  owner: 'samuel',
  language: 'en',
  country: 'GB',
  name: 'Quiet Map',
  shortName: 'Quiet Map',
  description:
    'How loud, bright and crowded a place really is, hour by hour, for people who need to know first.',
  details: `For many autistic people, and for many others, the question is not where the museum is. It is whether there will be a hand dryer, a strip light that hums, or a school party at eleven.

Quiet Map answers with measurements. Volunteers walk through a place with a phone in a calibrated case and note sound, light, crowd and ways out. The map shows an ordinary Tuesday and a bad Saturday, and it shows the one bench where everyone goes to breathe.

We have measured 260 places in London: libraries, surgeries, stations, two swimming pools. A third of them have since changed something, usually a dryer.

No place can pay for a better number. We publish the method, the calibration and the mistakes. The budget goes to forty more phone cases and to paid testers, because people who are experts by experience should be paid like other experts.`,
  budget: 9_000,
  parts: 450,
  point: 'bench',
  contributorsPart: 60,
  progress: 43,
  palette: 'moss',
  prototypeUrl: 'https://www.figma.com/proto/nrPSsILSYjesyc5UHjYYa4?node-id=5-3&starting-point-node-id=5%3A3',
  state: 'in-development',
  submitted: 199,
  ends: 150,
  roles: [
    {
      type: 'Front-end developer',
      skill: 'developers',
      notes: 'You make a map that can be used without looking at a map.',
      hoursPerWeek: 1,
      workplace: 'remote',
      taken: { by: 'yusuf', ago: 160, note: 'That is the only kind of map I want to make.' },
    },
    {
      type: 'Acoustician',
      skill: 'others',
      notes: 'You can calibrate forty cheap microphones and love each of them.',
      hoursPerWeek: 2,
      workplace: 'either',
      asked: [
        {
          by: 'callum',
          ago: 5,
          note: 'I have a reference microphone and far too many cheap ones to compare.',
        },
      ],
    },
    {
      type: 'Interface designer',
      skill: 'designers',
      notes: 'You know that “calm” is not a shade of blue.',
      taken: {
        by: 'juliette',
        ago: 148,
        note: 'My brother navigates cities by their ceilings. I would like to draw for him.',
      },
    },
    {
      type: 'Organiser, Manchester',
      skill: 'organisers',
      notes: 'You can find twelve people who will walk slowly through a station.',
      hoursPerWeek: 2,
    },
  ],
  comments: [
    {
      by: 'yusuf',
      ago: 8,
      text: 'The swimming pool in Hackney asked for its numbers and fixed the changing-room fan within a week. I just wanted to write that down somewhere.',
      replies: [['samuel', 3, 'Here is the right place. They also turned the radio off.']],
    },
    {
      by: 'margaux',
      ago: 41,
      text: 'The list view sorts by quietest first. My sister needs to know the loudest ones first, so that she can avoid the street. Could it be a choice?',
      replies: [['juliette', 19, 'C’est fait : “avoid” is now a view of its own.']],
    },
    {
      by: 'beth',
      ago: 97,
      text: 'Bell towers: 104 decibels for one hour on Thursdays. I can send the timetable.',
    },
  ],
  likes: 40,
  money: { share: 0.47, payments: 11, latest: 2.2 },
};
