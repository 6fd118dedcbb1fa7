import { role, type SubjectTexts, task } from '../grammar.ts';

/** Subjects of English ideas that are found outside. */
export const outdoors: Record<'water' | 'gardens' | 'streets' | 'wildlife', SubjectTexts> = {
  water: {
    words: [
      'water',
      'river',
      'sea',
      'tide',
      'coast',
      'flood',
      'rain',
      'lake',
      'canal',
      'harbour',
      'harbor',
      'beach',
    ],
    images: ['Tide', 'Weir', 'Ferry', 'Slipway', 'Wellspring', 'Estuary'],
    things: 'boots, nets and water test kits',
    facts: 'water levels, springs and floods',
    field: 'rivers, wells and rain',
    problems: [
      'Everybody who lives near water has a story about the night it came in. The stories are good, the measurements are missing, and the next flood is always compared with the wrong one.',
      'The water is tested four times a year, in office hours. The people who walk along it every morning notice more, and nobody asks them.',
    ],
    point: 'drop',
    roles: [
      role('Hydrologist', 'others', 'You know what water does, and you are patient with people who do not.'),
      role(
        'Boat owner with time',
        'organisers',
        'You know every landing stage and the people who lock them.',
      ),
    ],
    tasks: [
      task(
        'Walk along the water with a notebook',
        'From one end to the other and back. Mark every place where water can be reached safely.',
        4,
      ),
      task(
        'Ask the water authority for its readings',
        'Request the last five years as a file, and the name of somebody who answers questions.',
        3,
      ),
    ],
  },
  gardens: {
    words: [
      'garden',
      'seed',
      'plant',
      'farm',
      'vegetable',
      'allotment',
      'tree',
      'soil',
      'compost',
      'flower',
      'harvest',
      'agric',
    ],
    images: ['Seed', 'Trellis', 'Orchard', 'Compost', 'Hedgerow', 'Windowsill'],
    things: 'seeds, spades and soil tests',
    facts: 'sowing dates, frosts and first harvests',
    field: 'growing food in small places',
    problems: [
      'The back of the seed packet was written for another county. Here the last frost comes two weeks later, and each beginner learns it by losing the same beans.',
      'There is a waiting list of six years for an allotment and a flat roof on every second garage. Nobody has asked the garages.',
    ],
    point: 'seed',
    roles: [
      role('Head gardener', 'organisers', 'You have killed enough plants to be a good teacher.'),
      role('Soil scientist', 'others', 'You get excited about worms, and it is catching.'),
    ],
    tasks: [
      task(
        'Test the soil in five places',
        'Take samples at two depths and write down what was there before.',
        4,
      ),
      task(
        'Draw the year on one sheet',
        'What is sown, watered and picked in each month, and how many hands it takes.',
        3,
      ),
    ],
  },
  streets: {
    words: [
      'street',
      'bike',
      'bicycl',
      'cycl',
      'walk',
      'bus',
      'train',
      'transport',
      'road',
      'city',
      'town',
      'traffic',
      'travel',
      'mobil',
    ],
    images: ['Kerbstone', 'Shortcut', 'Bench', 'Zebra', 'Tram', 'Bell'],
    things: 'bicycles, trailers and handcarts',
    facts: 'benches, shortcuts and steep kerbs',
    field: 'getting about without a car',
    problems: [
      'The map says eight minutes. It does not know about the stairs, the gate that closes at dusk or the single bench on which the way to the doctor depends.',
      'The school is nine hundred metres away and forty cars stand in front of it every morning. Each driver would gladly walk if the others did.',
    ],
    point: 'paving stone',
    roles: [
      role(
        'Wheelchair user as adviser',
        'others',
        'You know every kerb, and you have opinions about tactile paving.',
      ),
      role('Traffic planner', 'designers', 'You count before you draw, and you count pedestrians too.'),
    ],
    tasks: [
      task(
        'Walk the way with a pushchair and a suitcase',
        'Twice, once in the rain. Photograph every place where you had to stop.',
        4,
      ),
      task(
        'Count for one hour at eight and at five',
        'Feet, wheels and cars at three corners, on a Tuesday without school holidays.',
        3,
      ),
    ],
  },
  wildlife: {
    words: [
      'bird',
      'animal',
      'wildlife',
      'nature',
      'insect',
      'bee',
      'bat',
      'forest',
      'climate',
      'biodivers',
      'star',
      'moth',
    ],
    images: ['Swift', 'Hedgehog', 'Nightjar', 'Burrow', 'Dragonfly', 'Dusk'],
    things: 'binoculars, bat detectors and field guides',
    facts: 'first swallows, hedgehogs and night sounds',
    field: 'the animals next door',
    problems: [
      'The swifts come back to the same holes each May, until a scaffold closes them in April. The roofer would have waited a month if anybody had told him.',
      'At night the hedge behind the car park is louder than the road. Hardly anyone has stood there long enough to notice.',
    ],
    point: 'feather',
    roles: [
      role('Field biologist', 'others', 'You can tell two brown birds apart and forgive those who cannot.'),
      role('Sound recordist', 'artists', 'You own a good microphone and a very warm coat.'),
    ],
    tasks: [
      task(
        'Count for an hour on one evening',
        'Same spot, same hour, three people. Compare the lists before anyone looks anything up.',
        3,
      ),
      task(
        'Speak to the nature trust',
        'Ask what they already know, what they lack and in which format they would take our data.',
        4,
      ),
    ],
  },
};
