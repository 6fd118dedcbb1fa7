import type { DemoTranslations } from './demoTranslations.ts';

/** By the volunteer who has taken the role. */
export const laReparerie: DemoTranslations = {
  en: {
    name: 'La Réparerie: where things are mended',
    shortName: 'La Réparerie',
    description: 'The map of the workshops where things are still repaired.',
    details: `In all of France there is one chair caner left for four cantons, there are two workshops that rewind the motor of a sewing machine, and there is a lady in Roanne who mends the ladders in stockings. Nobody finds them, because they have no website and do not want one.

La Réparerie is a map kept by the people who use it. You look for an object and a gesture: “zip, replace”, “accordion, tune”. Each workshop has been visited once by one of us, with an object that was really broken. We write down what it cost, how long it took, and whether it still holds a year later.

One thousand one hundred and forty workshops are on the map, from Lille to Perpignan. One in six has had an apprentice since we began to ask.

What we lack is a pocket edition, printed, for the people who will never open a map on a phone, and who are also the ones who repair.`,
    contributionName: 'screw',
    'role.0.PersonType': 'Layout designer',
    'role.0.Notes': 'You fit a thousand workshops into the pocket of a work jacket.',
    'role.1.PersonType': 'Scout in the north of France',
    'role.1.Notes': 'You walk into a workshop with a toaster and walk out with a story.',
    'role.2.PersonType': 'Developer',
    'role.2.Notes': 'You can search for “thingy” and find “thermostat”.',
    'role.3.PersonType': 'Illustrator',
    'role.3.Notes': 'You draw a tool so that its weight can be felt.',
    'role.4.PersonType': 'Translator into English',
    'role.4.Notes':
      'You know what mending a ladder is called in Manchester, and you do not cut the lady in Roanne.',
    'role.5.PersonType': 'Contact for mobile workshops',
    'role.5.Notes': 'You know that some workshops have wheels.',
  },
};
