import { type DemoProject, hours } from '../content.ts';

export const fieldnotes: DemoProject = {
  slug: 'fieldnotes',
  owner: 'ailsa',
  language: 'en',
  country: 'GB',
  name: 'Fieldnotes',
  shortName: 'Fieldnotes',
  description: 'A species log that works where the signal does not.',
  details: `Volunteers count birds on paper, then somebody types it all again in the evening. Half of the mistakes in our county record are made at that table, by tired people, from wet paper.

Fieldnotes keeps the count on the phone, with no signal for days if need be, and hands it to the national record when the phone comes home. It works with gloves. It never asks you to log in on a hill.

A trial with eleven wardens ran from March to June: 4,200 sightings, three lost, all three of them because a dog ran off with the phone. The record centre has agreed to take our format as it is.

The money pays for two second-hand telephones of each common kind, a developer’s travel to the islands in the breeding season, and a printed field card for those who will never use it and should not have to.`,
  budget: 8_000,
  parts: 640,
  point: 'sighting',
  progress: 35,
  palette: 'moss',
  state: 'submitted',
  submitted: hours(31),
  ends: 314,
  roles: [
    {
      type: 'Mobile developer',
      skill: 'developers',
      notes: 'You have lost data once, and it shaped your character.',
    },
    {
      type: 'Illustrator of small brown birds',
      skill: 'artists',
      notes: 'You can draw the difference between two warblers so that a beginner sees it.',
    },
    {
      type: 'Tester on the islands',
      skill: 'others',
      notes: 'You live where the ferry comes on Wednesdays, and you count what flies by.',
    },
  ],
};
