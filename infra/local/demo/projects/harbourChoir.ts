import type { DemoProject } from '../content.ts';

export const harbourChoir: DemoProject = {
  slug: 'harbour-choir',
  owner: 'nell',
  language: 'en',
  country: 'GB',
  name: 'All the verses',
  shortName: 'All the verses',
  description: 'Fishing songs of the North Sea coast, with every verse, sung by those who still know them.',
  details: `Songbooks print three verses. The herring songs of this coast have up to nineteen, and the good ones come late, when the children have gone to bed.

We meant to record sixty songs in twenty harbours before the last singers stop. We recorded fourteen. Then our own choir lost its room and two of its voices, and I found that I could not lead both.

**I have set this project down.** The fourteen recordings are with the county archive, where anyone may hear them. If somebody wants to pick it up, the list of singers is ready, and I will introduce you to each of them.`,
  budget: 2_000,
  parts: 200,
  point: 'verse',
  progress: 23,
  palette: 'tide',
  state: 'abandoned',
  submitted: 285,
  ended: 96,
  ends: -12,
  adoption: {
    ago: 21,
    note: 'I have moved inland and cannot hear the harbour any more. The recordings, the scores and the list of singers are in good order.',
    stays: false,
    candidates: [
      {
        by: 'declan',
        ago: 4,
        note: 'Our school stands next to a harbour, and the choir there has lost its conductor but not its voices.',
      },
    ],
  },
  roles: [
    {
      type: 'Recordist',
      skill: 'artists',
      notes: 'You can record nine people in a pub and one of them clearly.',
      hoursPerWeek: 2,
      workplace: 'either',
    },
    {
      type: 'Transcriber of dialect',
      skill: 'writers',
      notes: 'You spell it as it is sung and do not tidy up.',
    },
  ],
  comments: [
    {
      by: 'camille',
      ago: 93,
      text: 'Nell, quatorze chants complets, c’est quatorze de plus qu’avant. Merci pour eux.',
      replies: [['nell', 40, 'Thank you. I needed to hear that from somebody who knows.']],
    },
    {
      by: 'callum',
      ago: 90,
      text: 'I would not lead it, but I would drive and carry the microphones for whoever does.',
    },
  ],
  likes: 16,
  money: { share: 0.09, payments: 4, latest: 130 },
};
