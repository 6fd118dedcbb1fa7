import { role, type SubjectTexts, task } from '../grammar.ts';

/** Subjects of English ideas that people do together. */
export const together: Record<'music' | 'memories' | 'play', SubjectTexts> = {
  music: {
    words: [
      'music',
      'song',
      'choir',
      'instrument',
      'band',
      'sound',
      'concert',
      'piano',
      'guitar',
      'sing',
      'radio',
      'podcast',
    ],
    images: ['Tuning Fork', 'Bandstand', 'Chorus', 'Bellows', 'Drum', 'Open String'],
    things: 'instruments, stands and sheet music',
    facts: 'songs, rehearsal rooms and open stages',
    field: 'making music together',
    problems: [
      'There is a piano in every second cellar and a child without one on every floor above. The piano is out of tune, which is cheaper to solve than everybody believes.',
      'Rehearsal rooms cost more than flats. Meanwhile the church is warm on Sundays only, and the drill hall has no sound in it at all.',
    ],
    point: 'note',
    roles: [
      role(
        'Musical director',
        'artists',
        'You can make forty people who claim they cannot sing start at the same time.',
      ),
      role('Instrument maker', 'makers', 'You repair cheap instruments as carefully as dear ones.'),
    ],
    tasks: [
      task(
        'Make a list of rooms with their echo',
        'Clap in ten rooms, record it, and note the neighbours, the hours and the rent.',
        4,
      ),
      task(
        'Find twenty songs that everyone may sing',
        'Check the rights of each and note the key in which untrained voices reach it.',
        3,
      ),
    ],
  },
  memories: {
    words: [
      'memor',
      'history',
      'story',
      'stories',
      'archive',
      'photo',
      'heritage',
      'museum',
      'book',
      'writ',
      'librar',
    ],
    images: ['Attic', 'Shoebox', 'Lamplight', 'Threshold', 'Postcard', 'Bell Tower'],
    things: 'scanners, recorders and photo boxes',
    facts: 'old photographs and the stories behind them',
    field: 'how this place used to be',
    problems: [
      'When a flat is cleared, the photographs go last and into the wrong skip. Nobody wrote the names on the back, because everybody knew them.',
      'The official history of the town has eleven mayors and no laundry. The people who could correct it are over eighty and are not asked.',
    ],
    point: 'page',
    roles: [
      role('Oral historian', 'writers', 'You can leave a silence alone until it turns into a story.'),
      role('Archivist', 'others', 'You name files so that somebody finds them in forty years.'),
    ],
    tasks: [
      task(
        'Record the first three conversations',
        'An hour each, in a quiet kitchen. Ask for consent in writing before and again after.',
        5,
      ),
      task(
        'Decide what is published and what is not',
        'One page about names, faces, consent and how somebody withdraws a story.',
        4,
      ),
    ],
  },
  play: {
    words: [
      'game',
      'play',
      'child',
      'toy',
      'sport',
      'chess',
      'school',
      'learn',
      'teach',
      'kid',
      'educat',
      'puzzle',
    ],
    images: ['Hopscotch', 'Marble', 'Joker', 'Paper Boat', 'Domino', 'Kite'],
    things: 'board games, costumes and chalk',
    facts: 'playgrounds, rainy-day rooms and house rules',
    field: 'play at every age',
    problems: [
      'The playground is designed for children between three and six in dry weather. Everyone else stands at the fence and looks at the time.',
      'Adults say that they have forgotten how to play. Give them chalk, a rule and ten minutes, and they start to cheat.',
    ],
    point: 'marble',
    roles: [
      role('Game designer', 'designers', 'You throw away your favourite rule when the test players yawn.'),
      role(
        'Play worker',
        'organisers',
        'You can start a game with six strangers and leave without being missed.',
      ),
    ],
    tasks: [
      task(
        'Collect thirty games that need nothing',
        'Ask three generations, write each game on one card, and try every one of them once.',
        3,
      ),
      task(
        'Play the first version with twelve people',
        'Watch without helping. Note where they laugh, where they ask and when they stop.',
        5,
      ),
    ],
  },
};
