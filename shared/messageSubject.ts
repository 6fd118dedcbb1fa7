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
