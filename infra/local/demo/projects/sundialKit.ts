import { type DemoProject, hours } from '../content.ts';

export const sundialKit: DemoProject = {
  slug: 'sundial-kit',
  owner: 'idris',
  language: 'en',
  country: 'GB',
  name: 'Sundial kit',
  shortName: 'Sundial kit',
  description:
    'A school sundial that is drawn for your own playground, cut from slate and put up by the pupils.',
  details: `A sundial from a shop is wrong nearly everywhere, because it was drawn for somewhere else. Give us the postcode and the direction of a wall, and we draw one that is right to two minutes, with the school’s own hour lines.

The drawing goes to a quarry that cuts offcuts of roof slate by water jet. The box contains the slate, the gnomon, four screws, a paper template and eight lessons: why noon is not at twelve, why it was on the railway’s orders, and what to do about British Summer Time.

Three schools in Tynedale have put theirs up. The pupils of the first have since corrected the church clock.

We ask for enough to cut fifty kits. Schools pay for the postage and nothing else.`,
  budget: 3_250,
  parts: 130,
  point: 'slate',
  progress: 40,
  palette: 'ember',
  state: 'submitted',
  submitted: hours(11),
  ends: 205,
  roles: [
    {
      type: 'Teacher, 8 to 11 years',
      skill: 'writers',
      notes: 'You try the eight lessons on real children and tell us which two are boring.',
    },
    {
      type: 'Programmer with some astronomy',
      skill: 'developers',
      notes: 'You know the equation of time, or are willing to be surprised by it.',
    },
  ],
};
