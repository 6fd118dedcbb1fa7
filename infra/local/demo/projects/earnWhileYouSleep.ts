import type { DemoProject } from '../content.ts';

export const earnWhileYouSleep: DemoProject = {
  slug: 'earn-while-you-sleep',
  owner: 'barry',
  language: 'en',
  country: 'GB',
  name: 'Earn while you sleep',
  shortName: 'Earn asleep',
  description: 'Join early, bring five friends, and receive a share of what they bring.',
  details: `This is the opportunity of the year. Each member buys a starter pack and invites five friends. Each of them invites five more. You receive ten per cent of every pack below you, automatically, while you sleep.

There is no product to store and nothing to deliver. All you need is a phone and an open mind. The first hundred members receive the gold level.`,
  budget: 50_000,
  parts: 1_000,
  point: 'pack',
  progress: 5,
  palette: 'ember',
  state: 'denied',
  submitted: 9,
  ended: 8.2,
  ends: 60,
  reason:
    'This describes payments for bringing other people in, with nothing that is made or done. We cannot publish that, and it is against the law in the countries we serve.',
  roles: [{ type: 'Sales person', skill: 'others', notes: 'You have many friends and they trust you.' }],
};
