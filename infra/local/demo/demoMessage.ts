import type { WrittenLanguage } from '#shared/fields.ts';
import type { PersonKey } from './people.ts';
import type { Scene } from './pictures/scenes.ts';

/** A file that a demo user has attached: a scene as a picture, or lines of text as a PDF. */
export type DemoFile = { name: string } & ({ scene: Scene } | { lines: readonly string[] });

/** A message between two demo users; it answers the previous one of its conversation. */
export interface DemoMessage {
  from: PersonKey;
  /** Days before the seeding. */
  ago: number;
  body: string;
  /** Of the text, where it is another than that of its author. */
  language?: WrittenLanguage;
  files?: readonly DemoFile[];
  /** The recipient has not read it yet. */
  isUnread?: true;
  /** The recipient has moved it to the trash. */
  isTrashed?: true;
}

/** Messages of two people about a subject, oldest first. */
export interface DemoConversation {
  between: readonly [PersonKey, PersonKey];
  subject: string;
  messages: readonly DemoMessage[];
}

/** A message that a demo user has not finished. */
export interface DemoDraft {
  from: PersonKey;
  to?: PersonKey;
  ago: number;
  subject: string;
  body: string;
}
