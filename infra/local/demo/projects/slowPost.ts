import type { DemoProject } from '../content.ts';

export const slowPost: DemoProject = {
  slug: 'slow-post',
  owner: 'harriet',
  language: 'en',
  country: 'GB',
  name: 'Slow Post',
  shortName: 'Slow Post',
  description:
    'Letters between a school class and the people in a care home, with a stamp and a week to wait.',
  details: `It began with one class and one home in Norwich. Twenty-six children wrote to twenty-six people who had lived on the same streets eighty years earlier. The answers came back in four weeks, and they were longer than anyone had expected.

Slow Post is the post office for this: pairs that suit each other, large-print paper, a person who reads every letter first, and a way to say goodbye when a correspondent dies. That last part took us longest to write, with the help of a hospice.

Nothing is sent online. The website only helps the two organisers, one at each end, to know who waits for whom. We have eleven schools and nine homes, and a list of forty more.

Money pays for stamps, paper and the background checks. A stamp is a stamp.`,
  budget: 2_400,
  parts: 1_200,
  point: 'stamp',
  progress: 30,
  palette: 'ember',
  state: 'approved',
  submitted: 24,
  ends: 290,
  roles: [
    {
      type: 'Developer of a very small website',
      skill: 'developers',
      notes: 'You believe that a list of names can be a finished product.',
      hoursPerWeek: 2,
      workplace: 'remote',
      asked: [
        {
          by: 'yusuf',
          ago: 6,
          note: 'I believe it. I can make it work with a screen reader and without a password to forget.',
        },
      ],
    },
    {
      type: 'Reader of letters',
      skill: 'others',
      notes: 'You read forty letters on a Tuesday and worry about the right one.',
      hoursPerWeek: 1,
      workplace: 'onSite',
    },
    {
      type: 'Organiser in the North East',
      skill: 'organisers',
      notes: 'You know a head teacher and a matron, and they know that you mean it.',
      hoursPerWeek: 3,
      asked: [
        {
          by: 'nell',
          ago: 9,
          note: 'I sing in three care homes each month and I am married to a head teacher.',
        },
      ],
    },
  ],
  comments: [
    {
      by: 'marcus',
      ago: 4,
      text: 'Nineteen years of carrying mail in Baltimore, and I can tell you which doors would open for this. Would you mind if I borrowed the whole idea?',
      replies: [
        [
          'harriet',
          13,
          'Please do. I will send you our goodbye letter; it is the only part that is hard to write.',
        ],
      ],
    },
    {
      by: 'zainab',
      ago: 11,
      text: 'Some of our elders write beautifully in Urdu and not at all in English. The children can often read it, or their aunts can. Think of that when you make the pairs.',
    },
  ],
  likes: 31,
  money: { share: 0.18, payments: 4, latest: 0.8 },
};
