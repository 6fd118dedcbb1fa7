import type { DemoProject } from '../content.ts';

export const peatListener: DemoProject = {
  slug: 'peat-listener',
  owner: 'declan',
  language: 'en',
  country: 'GB',
  name: 'Peat Listener',
  shortName: 'Peat Listener',
  description:
    'A probe that hears whether a bog is filling up or drying out, built by pupils for six pounds.',
  details: `A healthy bog breathes: it rises a few centimetres in a wet month and sinks in a dry one. A damaged bog cracks, and you can hear it, if you put a microphone where nobody else would.

Pupils of a Belfast school have built twenty probes from a water pipe, a piezo disc and a radio. Each sends four numbers an hour: water level, temperature, and two about sound. The numbers agree well with the ecologists’ dip wells, at one fiftieth of the price and without anybody getting wet.

We want a hundred probes on five bogs for two years. The data is open. The lessons are, too: every probe is built by a class, and the class gives it a name. Number eleven is called Gerald and has not missed a reading.`,
  budget: 5_000,
  parts: 500,
  point: 'probe',
  contributorsPart: 10,
  progress: 38,
  palette: 'moss',
  state: 'in-development',
  submitted: 233,
  ends: 110,
  roles: [
    {
      type: 'Acoustics researcher',
      skill: 'others',
      notes: 'You can tell a crack from a frog, at least statistically.',
      taken: {
        by: 'ruth',
        ago: 190,
        note: 'Ice makes the same sounds on a larger scale. I have forty winters of recordings.',
      },
    },
    {
      type: 'Radio engineer',
      skill: 'makers',
      notes: 'You get a signal out of a wet hollow with hills on three sides.',
      taken: { by: 'jonas', ago: 184, note: 'Wet hollows are my profession.' },
    },
    {
      type: 'Lesson writer',
      skill: 'writers',
      notes: 'You can keep thirty fourteen-year-olds busy with one drill.',
      hoursPerWeek: 2,
      workplace: 'remote',
      asked: [
        { by: 'harriet', ago: 13, note: 'Mine are nine, so thirty fourteen-year-olds would be a holiday.' },
      ],
    },
  ],
  comments: [
    {
      by: 'ailsa',
      ago: 14,
      text: 'We have eleven hundred hectares of the stuff and one hydrologist. Tell me how many Geralds I may have.',
      replies: [
        [
          'declan',
          20,
          'Two this spring, if a school near you will build them. The pupils insist on the school.',
        ],
      ],
    },
    {
      by: 'itziar',
      ago: 48,
      text: 'The open data has no version number. When you recalibrate, nobody will know which rows are old.',
      replies: [
        [
          'declan',
          40,
          'Now it has. Thank you; the fourth-years have learned a word for it and use it against me.',
        ],
      ],
    },
  ],
  likes: 24,
  money: { share: 0.36, payments: 6, latest: 16 },
};
