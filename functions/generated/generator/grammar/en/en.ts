import { type Grammar, role, task } from '../grammar.ts';
import { indoors } from './indoors.ts';
import { making } from './making.ts';
import { outdoors } from './outdoors.ts';
import { sharing } from './sharing.ts';
import { together } from './together.ts';

/** English with British spelling. */
export const en: Grammar = {
  subjects: { ...outdoors, ...indoors, ...together },
  mechanisms: { ...making, ...sharing },
  audiences: {
    neighbours: {
      label: 'neighbours who have never met',
      short: 'Neighbours',
      why: 'People nod on the stairs for ten years and know nothing of each other. A shared piece of work is the shortest way past the weather.',
    },
    families: {
      label: 'families with small children',
      short: 'Families',
      why: 'Families have little time and much curiosity. Whatever they join has to start on time, allow noise and be over before bedtime.',
    },
    olderPeople: {
      label: 'people over seventy',
      short: 'Grandparents',
      why: 'Many people over seventy know more than anyone asks them. They take part if there are chairs, large print and somebody who listens to the end.',
    },
    newcomers: {
      label: 'people who have just moved here',
      short: 'Newcomers',
      why: 'Whoever is new in a town needs a reason to be somewhere at a fixed hour. It helps when the work explains itself and nobody has to speak well.',
    },
    students: {
      label: 'students far from home',
      short: 'Students',
      why: 'Students come with two free evenings and leave after three years. The work has to be easy to hand over, and good to show in a portfolio.',
    },
    carers: {
      label: 'people who care for a relative',
      short: 'Carers',
      why: 'People who look after somebody cannot promise a Tuesday. Every part of the work can therefore be stopped after twenty minutes and resumed by another person.',
    },
    nightWorkers: {
      label: 'people who work at night',
      short: 'Night Workers',
      why: 'Bakers, nurses and drivers are awake when everything is shut. The project keeps their hours and never assumes that evenings are free.',
    },
    smallShops: {
      label: 'shops with one employee',
      short: 'Small Shops',
      why: 'In a shop with one employee, nobody can leave the counter. Everything has to come to the door, take five minutes and bring a customer now and then.',
    },
  },
  constraints: {
    offline: {
      text: 'It has to work without the internet. Paper, radio and a noticeboard come first; a website may copy them later.',
      task: task(
        'Run one week without the internet',
        'Do everything on paper for a week and write down each moment at which somebody reached for a phone.',
        3,
      ),
    },
    shortTime: {
      text: 'The first version is finished in four weekends. Whatever does not fit is written on a list and left there.',
      task: task(
        'Plan the four weekends',
        'One goal per weekend, with a name beside each goal and a list of what we deliberately leave out.',
        4,
      ),
    },
    smallBudget: {
      text: 'The first version costs less than a bicycle. Anything more expensive is borrowed, found or left out.',
      task: task(
        'List everything that we can borrow',
        'Ask ten people what they would lend for a month, and write down what still has to be bought.',
        4,
      ),
    },
    onePlace: {
      text: 'It starts in a single street. Only when it has worked there for a season does a second street follow.',
      task: task(
        'Choose the first street',
        'Walk three streets with two other people and choose the one where most doors opened.',
        5,
      ),
    },
    reused: {
      text: 'Nothing new is bought. Every part has had an earlier life, and a label says which.',
      task: task(
        'Find three sources of used material',
        'Visit a recycling centre, a theatre store and a school cellar, and agree what we may fetch and when.',
        4,
      ),
    },
    byHand: {
      text: 'Nobody looks at a screen while taking part. Hands, voices and paper are enough.',
      task: task(
        'Try it with a stranger, without a screen',
        'Explain the idea to somebody who has never heard of it, with paper and pencil only, and note where it got stuck.',
        3,
      ),
    },
  },
  settings: [
    'by the Canal',
    'under the Arches',
    'at the Crossroads',
    'behind the Station',
    'in the Old School',
    'on the Hill',
    'next to the Bakery',
    'across the Bridge',
    'above the Garage',
    'along Tram Line 4',
    'on the Third Floor',
    'in the Back Yard',
  ],
  headings: {
    first: 'What we build first',
    audience: 'Who it is for',
    constraint: 'The rule we set ourselves',
    money: 'What the money pays for',
  },
  topic: 'The words this started from: “{topic}”.',
  nameOf: (noun, image) => `The ${image} ${noun}`,
  shortNameOf: (noun, image) => `${image} ${noun}`,
  atSetting: (name, setting) => `${name} ${setting}`,
  forAudience: (name, audience) => `${name} for ${audience}`,
  anyRoles: [
    role('Project coordinator', 'organisers', 'You write short minutes, and people still read them.'),
    role('Illustrator', 'artists', 'You can explain a process in four drawings and no arrows.'),
    role('Web developer', 'developers', 'You would rather remove a feature than maintain it.'),
    role('Editor', 'writers', 'You cut a text by half and the author thanks you.'),
    role('Interface designer', 'designers', 'You test with people who are in a hurry.'),
    role('Prototype builder', 'makers', 'You finish an ugly first version before lunch.'),
    role('Translator', 'writers', 'You translate what is meant, and ask when you do not know.'),
    role('Treasurer', 'organisers', 'You like it when two columns end in the same number.'),
  ],
  anyTasks: [
    task(
      'Write down what “done” means',
      'One page: what exists at the end, who uses it, and how we would notice that it works.',
      4,
    ),
    task(
      'Talk to five people who would use it',
      'Half an hour each. Ask what they do today, and do not describe the project before the end.',
      5,
    ),
    task(
      'Build the smallest version that works',
      'Leave out everything that two of us can do by hand for a month.',
      4,
    ),
    task(
      'Set up a place for our files',
      'One folder, one naming rule, and a page that says where things are.',
      2,
    ),
    task(
      'Publish a progress report',
      'What we tried, what failed and what comes next, in 300 words and two pictures.',
      2,
    ),
    task(
      'Agree on when we meet',
      'A fixed hour each week, who takes notes, and what happens if somebody cannot come.',
      3,
    ),
    task(
      'Make a list of the risks',
      'Write the five most likely ones with an owner for each and the first sign to look for.',
      3,
    ),
    task(
      'Invite the first ten people',
      'Write to each of them personally and say what we ask of them and for how long.',
      3,
    ),
  ],
};
