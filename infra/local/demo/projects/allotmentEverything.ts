import type { DemoProject } from '../content.ts';

export const allotmentEverything: DemoProject = {
  slug: 'everything-allotment',
  owner: 'arjun',
  language: 'en',
  country: 'GB',
  name: 'The allotment app',
  shortName: 'Allotment app',
  description:
    'One app for everything on the allotment: water, seeds, weather, chat, marketplace and a game.',
  details: `Everyone on our allotments uses a different app, or a board by the gate. I would like to make one app that does it all: a watering rota, seed swaps, a weather forecast, a chat, a marketplace and a small game with a mole in it.

I have drawn eleven screens on paper. My neighbour says that the mole is very good.`,
  budget: 20_000,
  parts: 400,
  point: 'mole',
  progress: 2,
  palette: 'moss',
  state: 'denied',
  submitted: 5,
  ended: 3.6,
  ends: 250,
  reason:
    'Thank you, Arjun. There are six ideas in one here. Tell us which one your own allotment would use next month, who would build it, and what £20,000 pays for. The watering rota sounds real. Send it again when you are ready.',
  roles: [
    { type: 'App developer', skill: 'developers', notes: 'You can build an app and you like tomatoes.' },
    { type: 'Mole artist', skill: 'artists', notes: 'You draw a mole that people forgive.' },
  ],
};
