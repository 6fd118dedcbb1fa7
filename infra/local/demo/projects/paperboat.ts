import type { DemoProject } from '../content.ts';

export const paperboat: DemoProject = {
  slug: 'paperboat',
  owner: 'noor',
  language: 'en',
  country: 'US',
  name: 'Paperboat',
  shortName: 'Paperboat',
  description: 'Bedtime stories told in two languages at once.',
  details: `In our house a story is read by two people: one in English, one in Arabic, a line each. The children learned to read both by waiting for the other half of the sentence.

Paperboat is that, for families where only one of the two can sit at the bed. A grandmother records her half on her phone, in her language, from wherever she is. The app plays it between the pages, and waits while you read yours. There are no points, no streaks and no advertisements. After one story it goes dark.

Sixteen stories are recorded so far, in English with Arabic, Spanish, Somali, Vietnamese and American Sign Language. Each was written for this; none is a translation of the other half. The two voices tell different parts of the same night.

## What we need

- Fourteen more stories, so that a month has no repeats.
- A recording room that is not a closet.
- Somebody who understands right-to-left text beside left-to-right text on one page.`,
  budget: 7_200,
  parts: 600,
  point: 'page',
  contributorsPart: 25,
  progress: 45,
  palette: 'tide',
  state: 'in-development',
  submitted: 214,
  ends: 140,
  roles: [
    {
      type: 'Author, two languages',
      skill: 'writers',
      notes: 'You have told a story to a child who answered in the other language.',
      hoursPerWeek: 3,
      workplace: 'remote',
      asked: [
        {
          by: 'fatou',
          ago: 11,
          note: 'Français et wolof. J’ai une histoire de pirogue qui ne se raconte bien qu’à deux voix.',
        },
      ],
    },
    {
      type: 'Type designer, Arabic',
      skill: 'designers',
      notes: 'You make two scripts sit on one line without either of them being the guest.',
      hoursPerWeek: 3,
      workplace: 'remote',
    },
    {
      type: 'Animator',
      skill: 'artists',
      notes: 'You can make a page nearly still. Nearly is the hard part.',
      taken: { by: 'anya', ago: 171, note: 'My specialty is water that does very little.' },
    },
    {
      type: 'Audio editor',
      skill: 'others',
      notes: 'You remove the refrigerator and keep the grandmother.',
      taken: { by: 'june', ago: 166, note: 'Twelve years of radio in kitchens. I know that refrigerator.' },
    },
  ],
  comments: [
    {
      by: 'aroha',
      ago: 7,
      text: 'We tried it with te reo Māori and English, recorded by my aunt in one go, with the kettle. The pauses were right. My nephew asked who she was talking to, and then he answered her.',
      replies: [
        [
          'noor',
          11,
          'I read this aloud at home and we all went quiet. If your aunt agrees, I would love to have a real story from her.',
        ],
      ],
    },
    {
      by: 'samuel',
      ago: 31,
      text: 'One request for children who do not like surprises: let me see how long the other half will be before it starts.',
      replies: [
        [
          'noor',
          26,
          'A small boat now crosses the bottom of the page in exactly that time. June’s idea; she says that radio has done it for a century.',
        ],
      ],
    },
    {
      by: 'carmen',
      ago: 88,
      text: 'Lo usamos con mi madre en Teruel y mi sobrina en Houston. La niña ya dice «ababol» en lugar de amapola.',
    },
  ],
  likes: 41,
  money: { share: 0.49, payments: 10, latest: 4 },
};
