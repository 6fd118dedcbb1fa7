import { message as settings } from './correspondence.ts';
import { truncateLine } from './truncate.ts';

/** Kinds of messages with the prefix of their subjects. Written messages are of the unknown kind. */
export const messagePrefixes = {
  task: 'Ta|',
  collaboration: 'Co|',
  removal: 'Rm|',
  unknown: 'Un|',
} as const;
export type MessageKind = keyof typeof messagePrefixes;

/** A subject with the prefix of its kind: `Co|Tidewatch`. */
export const toSubject = (kind: MessageKind, text: string): string => messagePrefixes[kind] + text;
const kinds = Object.keys(messagePrefixes) as MessageKind[]; // the keys of a constant object

/** Kind and text of a subject; one without a prefix is of the unknown kind. */
export function parseSubject(subject: string): { kind: MessageKind; text: string } {
  const kind = kinds.find(one => subject.startsWith(messagePrefixes[one]));
  return kind
    ? { kind, text: subject.slice(messagePrefixes[kind].length) }
    : { kind: 'unknown', text: subject };
}

/** The text of the subject of an answer: "Re: …", once; an answer to a message without a subject has none either. */
export const toAnswerText = (subject: string): string =>
  truncateLine(subject === '' || /^re\s?:/i.test(subject) ? subject : `Re: ${subject}`, settings.subject.max);
