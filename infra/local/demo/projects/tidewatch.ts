import type { DemoProject } from '../content.ts';
import { tidewatchLog } from './tidewatchLog.ts';

export const tidewatch: DemoProject = {
  slug: 'tidewatch',
  owner: 'maren',
  language: 'en',
  country: 'GB',
  name: 'Tidewatch',
  shortName: 'Tidewatch',
  description: 'A public tide gauge for every harbour that cannot afford one.',
  details: `Most small harbours tell the time of the tide from a printed table and a painted pole. The table is right on average and wrong on the night it matters. A commercial gauge costs about four thousand pounds, and then somebody has to pay for the contract.

Tidewatch does the same work with a nine-pound ultrasonic sensor, a solar panel the size of a postcard and a long-range radio. Readings go to an open map every six minutes. Everything is published: the drawings, the firmware, the data, and what went wrong.

## Where we are

Three harbours host a gauge for a year: Falmouth, Porthleven and Barmouth. The Falmouth unit came up after seven weeks under salt water with a limpet on it and 10,080 good readings. Anyone may receive a text message two hours before a spring tide.

## What comes next

- Ten gauges cast, tested in a bucket and sent out before the second winter.
- A drift correction that does not need a person with a stick.
- An assembly guide that a harbour master would want to follow.

## What the money pays for

One buoy is the hardware of one twelfth of a gauge, resin included. Nobody on the team is paid from it until ten gauges stand; after that, a fifth goes to whoever finished the tasks.`,
  budget: 10_000,
  parts: 800,
  point: 'buoy',
  stones: [
    'Sensor proved in a bucket',
    'First enclosure cast',
    'Three gauges, three harbours',
    'Text alerts',
    'Ten gauges built',
    'A second winter at sea',
    'Handed to the harbours',
  ],
  contributorsPart: 20,
  progress: 61,
  palette: 'tide',
  state: 'in-development',
  submitted: 304,
  ends: 58,
  roles: [
    {
      type: 'Firmware engineer',
      skill: 'developers',
      notes: 'You know why a sensor drifts in salt air, and you have forgiven it.',
      hoursPerWeek: 5,
      workplace: 'either',
      asked: [
        {
          by: 'declan',
          ago: 4,
          note: 'I teach this with pupils on a cheaper sensor and we logged eleven months of drift. I would bring the data.',
        },
        {
          by: 'ravi',
          ago: 2,
          note: 'I break firmware for a living. I have two evenings a week and a salt spray cabinet at work.',
        },
      ],
    },
    {
      type: 'Illustrator',
      skill: 'artists',
      notes: 'You can draw an enclosure so that a harbour master wants to build one.',
      hoursPerWeek: 2,
      workplace: 'remote',
      starterTask: {
        Title: 'Draw one screw',
        Description:
          'Any screw of the enclosure, in black ink, so that nobody would mistake it for another. Say what you looked at.',
      },
      asked: [
        {
          by: 'anya',
          ago: 6,
          note: 'I draw boats when nobody pays me. I would love to do the exploded views by hand.',
        },
        {
          by: 'valentina',
          ago: 5,
          note: 'I mostly draw plants, but a gauge on a wall is also a thing that grows barnacles.',
        },
      ],
      refused: [{ by: 'arjun', ago: 40, note: 'I have never drawn anything but I learn fast.' }],
    },
    {
      type: 'Community translator, Welsh',
      skill: 'writers',
      notes: 'You would ring Barmouth and not send an email.',
      hoursPerWeek: 1,
      workplace: 'remote',
      former: {
        by: 'ailsa',
        ago: 150,
        note: 'My Welsh is from my grandmother and from the shipping forecast.',
        until: 38,
      },
    },
    {
      type: 'Data engineer',
      skill: 'developers',
      notes: 'You make a map answer in under a second.',
      taken: {
        by: 'priya',
        ago: 268,
        note: 'I have run time series for a water company. Yours are smaller and nicer.',
      },
    },
    {
      type: 'Hardware engineer',
      skill: 'makers',
      notes: 'You pot things in resin and sleep well afterwards.',
      taken: { by: 'jonas', ago: 281, note: 'Twelve years of ferries. I have opinions about cable glands.' },
    },
    {
      type: 'Harbour liaison',
      skill: 'organisers',
      notes: 'You can explain a radio to a person who is busy with a rope.',
      taken: {
        by: 'idris',
        ago: 240,
        note: 'I drove the bus along that coast for years. Half the harbour masters still wave.',
      },
    },
    {
      type: 'Interface designer',
      skill: 'designers',
      notes: 'You show high water so that it is understood in the rain.',
      taken: {
        by: 'mei',
        ago: 205,
        note: 'I have made curves fit bodies for ten years; a tide is only a slower body.',
      },
    },
  ],
  comments: [
    {
      by: 'tom',
      ago: 2.1,
      text: 'I kept the tide pole at Mevagissey for thirty years. Mind where you fix the bracket: the harbour wall moves more than you think in February.',
      replies: [
        [
          'maren',
          21,
          'This is exactly the sort of thing no dataset says. Would you look at our bracket drawing if I sent it?',
        ],
        ['tom', 43, 'Send it. I have time and a pencil.'],
      ],
    },
    {
      by: 'camille',
      ago: 4.2,
      text: 'Question depuis Quimper : le capteur supporte-t-il la vase ? Notre port en est plein.',
      replies: [
        [
          'jonas',
          9,
          'It looks down from above, so mud below is no problem as long as some water is left. At dead low tide it will measure the mud, very accurately.',
        ],
        ['camille', 12, 'La hauteur de la vase nous intéresse aussi, à vrai dire.'],
      ],
    },
    {
      by: 'ruth',
      ago: 36,
      text: 'Would this work on a lake with a seiche of twenty centimeters? Superior tilts like a bath when the wind turns, and no one warns the marinas.',
      replies: [
        [
          'priya',
          20,
          'Twenty centimetres is well above our noise. Six-minute readings may be too slow for it, but the interval is one line in the settings.',
        ],
      ],
    },
    {
      by: 'itziar',
      ago: 71,
      text: 'The data page gives heights without saying which datum. Please write it in every row and not only in the footer; somebody will copy the row.',
      replies: [
        [
          'priya',
          5,
          'You are right, and it was my choice, so it is my evening. Done for new rows; the old ones follow this weekend.',
        ],
      ],
    },
    {
      by: 'amadou',
      ago: 120,
      text: 'À Dakar, la marée est petite mais la houle ne l’est pas. Je soutiens avec plaisir, et j’aimerais voir les plans de l’enveloppe.',
    },
    {
      by: 'nell',
      ago: 162,
      text: 'Whitby has a gauge already, a very grand one, and it was out for three weeks in January. A spare would be no shame.',
      replies: [
        [
          'maren',
          30,
          'A second opinion is a good thing to have on a quay. Write to me when the second batch is cast.',
        ],
      ],
    },
  ],
  log: tidewatchLog,
  likes: 47,
  money: { share: 0.61, payments: 17, latest: 1.2 },
};
