import { type MechanismTexts, role, task } from '../grammar.ts';

/** Mechanisms of English ideas that share knowledge and time. */
export const sharing: Record<'almanac' | 'game' | 'archive' | 'exchange', MechanismTexts> = {
  almanac: {
    nouns: ['Almanac', 'Bulletin'],
    description: 'A free almanac of {facts}, sent to {audience} by text message every Sunday.',
    how: 'Every Sunday at six, one message arrives with three lines: what is happening, what to do about it this week, and a question. The answers come back by the same way, and make the next edition better. In December, everything becomes a thin printed book with a hole in the corner, for the nail beside the door.',
    first: [
      'Eight weekly messages to thirty people, written by hand.',
      'A small program that sends, collects answers and forgets numbers on request.',
      'A printed sample of one month.',
    ],
    money:
      'Text messages for a year, the printing of the December edition and an editor for four hours a week.',
    roles: [
      role(
        'Almanac editor',
        'writers',
        'You get everything important into three lines, and one of them is funny.',
      ),
      role(
        'Messaging developer',
        'developers',
        'You know that a phone number is personal data and act like it.',
      ),
    ],
    tasks: [
      task(
        'Write the first four Sundays',
        'Three lines each. Read them aloud to someone who does not know the project.',
        4,
      ),
      task(
        'Find the first thirty readers',
        'Ask in person, explain how to stop, and keep their numbers on paper for now.',
        5,
      ),
      task(
        'Choose how the messages are sent',
        'Compare cost, privacy and what happens to answers, for three ways of sending.',
        3,
      ),
    ],
  },
  game: {
    nouns: ['Game', 'Quest'],
    description: 'A cooperative game about {facts} that {audience} can play in half an hour.',
    how: 'Nobody wins alone. The players share one board and one problem, and each of them knows something that the others do not. The events on the cards are true and were collected nearby; a small number in the corner leads to the source. The rules fit on one page, and the files are free to print.',
    first: [
      'A paper prototype with thirty cards.',
      'Ten test evenings with people who do not like games.',
      'A version to print at home, in black and white.',
    ],
    money: 'Illustrations, the printing of five hundred boxes and a copy for every school in the area.',
    roles: [
      role(
        'Game designer for cooperative play',
        'designers',
        'You know how to stop the loudest player from deciding everything.',
      ),
      role('Card illustrator', 'artists', 'Your pictures can be read upside down, from across the table.'),
    ],
    tasks: [
      task('Collect thirty true events', 'Each with a source and a date, in words that fit on a card.', 4),
      task(
        'Test the rules with six strangers',
        'Do not explain anything. Write down every question they ask.',
        5,
      ),
      task(
        'Draw one card in three styles',
        'Show them to ten people from two metres away and ask what they saw.',
        3,
      ),
    ],
  },
  archive: {
    nouns: ['Archive', 'Listening Room'],
    description: 'An audio archive in which {audience} tell what they know about {field}.',
    how: 'A recording lasts ten minutes, is made at a kitchen table and has a title that the speaker chooses. The voices are kept with dates and places, can be searched by word, and can be withdrawn by one phone call. Once a season, there is an evening with chairs in a circle at which six of them are played.',
    first: [
      'Twenty recordings of ten minutes, with consent forms that people understand.',
      'A search page that finds a word in a voice.',
      'One listening evening with soup.',
    ],
    money: 'Two good microphones, transcription, storage for ten years and the soup.',
    roles: [
      role('Interviewer', 'writers', 'You ask one question and then wait longer than is comfortable.'),
      role('Audio editor', 'artists', 'You take out the fridge and leave in the pause.'),
    ],
    tasks: [
      task(
        'Write a consent form on one page',
        'Plain words, large print, and a phone number for changing one’s mind.',
        5,
      ),
      task(
        'Record the first ten minutes',
        'Choose somebody we know well, listen to it together and change one thing.',
        4,
      ),
      task(
        'Describe how recordings are named',
        'Who, where, when and about what, so that a stranger finds them in ten years.',
        3,
      ),
    ],
  },
  exchange: {
    nouns: ['Exchange', 'Circle'],
    description: 'An exchange in which {audience} trade an hour of help with {field} for another.',
    how: 'An hour is an hour, whoever gives it. Offers and wishes hang on one wall and stand on one page; a volunteer makes the first call, because that is the hardest part. Nobody keeps score in public, a debt is forgotten after a year, and newcomers begin with two hours in hand.',
    first: [
      'A wall with forty offers and forty wishes.',
      'A ledger that two people can check and nobody can read in passing.',
      'A first evening on which thirty hours change hands.',
    ],
    money: 'A phone, a wall, a small program for the ledger and a fund for the material that the help needs.',
    roles: [
      role('Matchmaker', 'organisers', 'You notice who should meet, and you pick up the phone.'),
      role('Ledger developer', 'developers', 'You build small things that add up and can be exported.'),
    ],
    tasks: [
      task(
        'Collect forty offers and forty wishes',
        'In conversation, not by form. Note the words that people use themselves.',
        5,
      ),
      task(
        'Agree on the rules of the hour',
        'What counts, what does not, how a dispute ends. One page, tested with two difficult cases.',
        4,
      ),
      task(
        'Arrange the first ten exchanges',
        'Call both sides before and after, and ask what nearly went wrong.',
        4,
      ),
    ],
  },
};
