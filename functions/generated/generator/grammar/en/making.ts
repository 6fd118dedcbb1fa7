import { type MechanismTexts, role, task } from '../grammar.ts';

/** Mechanisms of English ideas that make or lend things. */
export const making: Record<'library' | 'map' | 'device' | 'workshop', MechanismTexts> = {
  library: {
    nouns: ['Library', 'Lending Shed'],
    description: 'A lending library of {things} for {audience}, open two evenings a week.',
    how: 'The collection begins with what people already own and rarely use. Every object gets a number, a card and half a page about how to look after it. Borrowing is free for a week, and whoever brings something back writes one line about what it was good for. After a year, those lines are the best part of the catalogue.',
    first: [
      'A shelf with the first fifty objects, each one photographed and tried out.',
      'A card index that works when the power does not.',
      'Two opening evenings, with a kettle and somebody who can explain everything.',
    ],
    money:
      'Shelves, locks, insurance and the objects that nobody can lend us: {things}. Nobody is paid for opening the door; the repairs are paid for.',
    roles: [
      role('Librarian of things', 'organisers', 'You remember who has what, and you ask for it back kindly.'),
      role('Catalogue designer', 'designers', 'You make a card that a tired person fills in correctly.'),
    ],
    tasks: [
      task(
        'Find a dry room with a lock',
        'Ten square metres are enough. Ask the parish, the school and the owner of the empty shop.',
        5,
      ),
      task(
        'Collect the first fifty objects',
        'Ask in person, write down the lender and agree what happens if something breaks.',
        4,
      ),
      task(
        'Write the rules of lending on one page',
        'How long, how many, what happens when it is late. Read it aloud to three people.',
        3,
      ),
    ],
  },
  map: {
    nouns: ['Atlas', 'Map'],
    description: 'An open map of {facts}, drawn by {audience} and free for everyone to copy.',
    how: 'It is a map that only people on foot can draw. Each entry takes a minute: a point, a sentence, a date. A second person confirms it before it counts, and after a year without news it fades. The data belongs to everybody and can be downloaded with one click; a printed sheet hangs where the bus stops.',
    first: [
      'A paper map, one metre wide, and a box of pins.',
      'A web page on which an entry takes less than a minute.',
      'A first printed edition of two hundred sheets.',
    ],
    money:
      'Printing, hosting for three years and a fee for the two people who check the entries. The map itself stays free.',
    roles: [
      role('Cartographer', 'designers', 'You leave things out until the important part can be seen.'),
      role('Web developer for maps', 'developers', 'You have made a map load on an old phone in a valley.'),
    ],
    tasks: [
      task(
        'Draw the first map by hand',
        'Invite eight people with pencils for one evening and see where their maps disagree.',
        4,
      ),
      task(
        'Decide on a licence for the data',
        'Compare two open licences and write down in plain words what others may do.',
        3,
      ),
      task(
        'Build the form for a new entry',
        'Point, sentence, date, nothing else. It has to work with one thumb.',
        4,
      ),
    ],
  },
  device: {
    nouns: ['Gauge', 'Beacon'],
    description: 'A small open-hardware device that records {facts} and shows them to {audience}.',
    how: 'The device fits into a lunch box and runs for a year on four batteries. It measures one thing, every ten minutes, and shows it on a display that can be read from across the road. The drawings, the program and the readings are open, so that a school can build one in an afternoon and a neighbour can doubt the result.',
    first: [
      'Three devices that survive one month outdoors.',
      'A building guide that somebody without a soldering iron can follow.',
      'A display in a shop window, with the readings of the day.',
    ],
    money: 'Parts for the first twenty devices, a batch of boards and postage. Nothing goes into a patent.',
    roles: [
      role(
        'Electronics engineer',
        'makers',
        'You design for batteries, frost and people who lose the manual.',
      ),
      role(
        'Embedded developer',
        'developers',
        'Your program sleeps most of the time, and you are proud of it.',
      ),
    ],
    tasks: [
      task(
        'Build the first one on a breadboard',
        'It may look terrible. It has to measure one day and one night without help.',
        5,
      ),
      task(
        'Leave three boxes outside for a week',
        'One in the sun, one in the rain, one where children play. Open them and take photographs.',
        3,
      ),
      task(
        'Write the first page of the building guide',
        'List of parts with prices, tools, and how long it took somebody who had never done it.',
        3,
      ),
    ],
  },
  workshop: {
    nouns: ['Workshop', 'Wagon'],
    description: 'A travelling workshop with {things} that comes to {audience} once a month.',
    how: 'A van or a large cargo bike carries a bench, a lamp and a box of {things}. It stops at the same corner on the same day of each month. Nobody hands something in and leaves: whoever comes does the work, next to somebody who knows how. At the end of the day, one sheet on the door says what was done and what was learned.',
    first: [
      'A bench that unfolds in ten minutes, on wheels.',
      'A round of four corners, agreed with the people who live there.',
      'Four days in four places, and an honest report about each.',
    ],
    money:
      'Wheels, a bench, a box of {things} and insurance for one year. Whoever teaches for a day receives a fee for it.',
    roles: [
      role('Workshop leader', 'makers', 'You keep your hands in your pockets and let others finish it.'),
      role(
        'Route planner',
        'organisers',
        'You find out who has the key of the barrier, and bring them cake.',
      ),
    ],
    tasks: [
      task(
        'Find four corners where we may stop',
        'With shade, a toilet nearby and somebody who looks forward to us.',
        5,
      ),
      task(
        'Pack the box and carry it up a staircase',
        'If two people cannot carry it, take something out.',
        3,
      ),
      task(
        'Hold a first day in a courtyard',
        'Five hours, ten people. Write down what ran out and what nobody touched.',
        4,
      ),
    ],
  },
};
