import type { RoleContent, TaskContent } from '#shared/entities/generated.ts';
import type { Audience, Constraint } from '#shared/generation.ts';

/** Fields of life that ideas are about. */
export const subjects = [
  'water',
  'repair',
  'gardens',
  'kitchens',
  'music',
  'memories',
  'streets',
  'wildlife',
  'energy',
  'play',
] as const;
export type Subject = (typeof subjects)[number];

/** Approaches of an idea to its subject. */
export const mechanisms = [
  'library',
  'map',
  'device',
  'workshop',
  'almanac',
  'game',
  'archive',
  'exchange',
] as const;
export type Mechanism = (typeof mechanisms)[number];

export interface SubjectTexts {
  /** Beginnings of words in a topic that lead to this subject: lower case, without accents. */
  words: readonly string[];
  /** Nouns for names; with their article where the language contracts it. */
  images: readonly [string, ...string[]];
  /** Tools and objects, without an article. */
  things: string;
  /** Observations that can be written down; with an article where the language requires one. */
  facts: string;
  /** The activity or field, as the object of "about". */
  field: string;
  /** Opening paragraphs: what is missing today. */
  problems: readonly [string, ...string[]];
  /** Name of one contribution point. */
  point: string;
  roles: readonly [RoleContent, ...RoleContent[]];
  tasks: readonly [TaskContent, ...TaskContent[]];
}

/** Texts may contain `{things}`, `{facts}`, `{field}` and `{audience}`. */
export interface MechanismTexts {
  /** Nouns for names; with their article where the language has gender. */
  nouns: readonly [string, ...string[]];
  description: string;
  how: string;
  /** Items of the list of the first things to build. */
  first: readonly [string, string, string];
  /** Expenses that the money is needed for. */
  money: string;
  roles: readonly [RoleContent, ...RoleContent[]];
  tasks: readonly [TaskContent, ...TaskContent[]];
}

export interface AudienceTexts {
  /** Plural, with an article where the language requires one. */
  label: string;
  /** Short form for names: "for {short}". */
  short: string;
  why: string;
}

export interface ConstraintTexts {
  text: string;
  task: TaskContent;
}

/** The texts of one language. */
export interface Grammar {
  subjects: Record<Subject, SubjectTexts>;
  mechanisms: Record<Mechanism, MechanismTexts>;
  audiences: Record<Audience, AudienceTexts>;
  constraints: Record<Constraint, ConstraintTexts>;
  /** Places for names: "by the canal". */
  settings: readonly [string, ...string[]];
  atSetting(name: string, setting: string): string;
  headings: { first: string; audience: string; constraint: string; money: string };
  /** Opening line that quotes the topic: `{topic}`. */
  topic: string;
  /** Full name from the noun of a mechanism and the image of a subject, without an addition. */
  nameOf(noun: string, image: string): string;
  shortNameOf(noun: string, image: string): string;
  forAudience(name: string, audience: string): string;
  /** Roles and tasks that every project can use. */
  anyRoles: readonly [RoleContent, ...RoleContent[]];
  anyTasks: readonly [TaskContent, ...TaskContent[]];
}

/** Shorthand for the tables: a role. */
export const role = (PersonType: string, skill: RoleContent['skill'], Notes: string): RoleContent => ({
  PersonType,
  Notes,
  skill,
});

/** Shorthand for the tables: a task with its priority. */
export const task = (Title: string, Description: string, priority: TaskContent['priority']): TaskContent => ({
  Title,
  Description,
  priority,
});
