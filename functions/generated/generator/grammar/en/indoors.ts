import { role, type SubjectTexts, task } from '../grammar.ts';

/** Subjects of English ideas that are found in homes. */
export const indoors: Record<'repair' | 'kitchens' | 'energy', SubjectTexts> = {
  repair: {
    words: [
      'repair',
      'mend',
      'fix',
      'broken',
      'tool',
      'waste',
      'recycl',
      'machine',
      'electronic',
      'furniture',
    ],
    images: ['Hinge', 'Second Life', 'Rivet', 'Spare Part', 'Solder', 'Patch'],
    things: 'tools, spare parts and manuals',
    facts: 'repairs that worked and parts that fit',
    field: 'mending everyday things',
    problems: [
      'A kettle fails because of a part that costs forty pence. The part has no name, the manual is gone, and the kettle goes to the tip with nine good years inside it.',
      'Every street has someone who can mend anything. Most of their neighbours find out at the funeral.',
    ],
    point: 'screw',
    roles: [
      role('Electronics repairer', 'makers', 'You own three kinds of tiny screwdriver and lend two of them.'),
      role('Tailor or upholsterer', 'makers', 'You believe that a visible mend is something to be proud of.'),
    ],
    tasks: [
      task(
        'Keep a list of what breaks',
        'Ask thirty people what they threw away this year and why they could not repair it.',
        4,
      ),
      task(
        'Find out who is insured for what',
        'Write one page about mains appliances, liability and what we refuse to open.',
        3,
      ),
    ],
  },
  kitchens: {
    words: [
      'kitchen',
      'cook',
      'food',
      'bread',
      'bak',
      'recipe',
      'meal',
      'restaurant',
      'eat',
      'lunch',
      'dinner',
    ],
    images: ['Ladle', 'Long Table', 'Leaven', 'Pantry', 'Kettle', 'Copper Pan'],
    things: 'pans, ovens and preserving jars',
    facts: 'recipes, leftovers and prices by season',
    field: 'cooking for many',
    problems: [
      'At nine in the evening the bakery throws away what three households nearby would have eaten. Both sides know. What is missing is a table between them.',
      'The best recipes of a neighbourhood are in heads, in four languages, without quantities. In one generation they will be gone.',
    ],
    point: 'loaf',
    roles: [
      role('Cook for large numbers', 'makers', 'You can make soup for eighty without raising your voice.'),
      role('Food safety adviser', 'others', 'You know the rules and can explain why they exist.'),
    ],
    tasks: [
      task(
        'Visit three kitchens that stand empty',
        'Parish hall, school, sports club: note ovens, sinks, keys and who decides.',
        5,
      ),
      task('Cook once for twenty', 'Write down what it cost, how long it took and what was left over.', 4),
    ],
  },
  energy: {
    words: [
      'energy',
      'solar',
      'heat',
      'warm',
      'electric',
      'power',
      'insulat',
      'battery',
      'wind',
      'home',
      'housing',
    ],
    images: ['Hearth', 'Ember', 'Draught', 'Sundial', 'Thermos', 'Pilot Light'],
    things: 'thermal cameras, meters and draught strips',
    facts: 'room temperatures and what heating costs',
    field: 'warm homes on a small budget',
    problems: [
      'The letter says that the flat is efficient. The kitchen says fourteen degrees. Between the two lies a strip of foam that costs three pounds, and nobody to fit it.',
      'Advice about heating is written for people who own a house. Tenants may not drill, cannot change the boiler, and pay the same bill.',
    ],
    point: 'spark',
    roles: [
      role('Building physicist', 'others', 'You can explain condensation to somebody who is tired of it.'),
      role('Electrician', 'makers', 'You say no to dangerous ideas and then offer a safe one.'),
    ],
    tasks: [
      task(
        'Measure ten rooms for a week',
        'Lend ten thermometers, collect the numbers, and promise in writing who sees them.',
        5,
      ),
      task(
        'Find out what tenants may change',
        'One page in plain words, checked by somebody who knows the law.',
        3,
      ),
    ],
  },
};
