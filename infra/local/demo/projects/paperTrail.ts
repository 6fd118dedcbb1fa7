import { type DemoProject, hours } from '../content.ts';

export const paperTrail: DemoProject = {
  slug: 'paper-trail',
  owner: 'mei',
  language: 'en',
  country: 'US',
  name: 'Paper trail',
  shortName: 'Paper trail',
  description: 'Handmade paper that can be followed back to the field, the mill and the week it was made.',
  details: `Around two hundred small mills in North America make paper by hand. Their sheets are sold with a price and no story: nobody can tell which plant it was, whose water, which week.

We give each sheet a watermark that a phone camera can read when it is held against a window. It opens one page: the field, the fiber, the mill, the people on shift. No chip, no sticker, nothing added to the paper at all; the mark is bent wire on the mold, as it has been since 1282.

Two mills have made forty test sheets. Thirty-six can be read through, four have to be moved closer to the light.

The budget pays for wire, for a dozen molds at twelve mills, and for a reader that works without an account.`,
  budget: 5_400,
  parts: 270,
  point: 'sheet',
  progress: 12,
  palette: 'moss',
  state: 'submitted',
  submitted: hours(6),
  ends: 240,
  roles: [
    {
      type: 'Computer vision developer',
      skill: 'developers',
      notes: 'You can read a faint line through a fibrous thing, and tell when you cannot.',
    },
    {
      type: 'Papermaker',
      skill: 'makers',
      notes: 'Your hands know the difference between couching and hoping.',
    },
    {
      type: 'Photographer',
      skill: 'artists',
      notes: 'You photograph steam, wet felt and the people behind it.',
    },
  ],
};
