import * as z from 'zod/mini';
import { RoleContent, TaskContent } from '#shared/entities/generated.ts';
import { audiences, constraints } from '#shared/generation.ts';

/** Fields of life that ideas are about. */
export const subjects = [
  'rivers',
  'sea',
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

const text = z.string();
/** At least one text. */
const texts = z.tuple([text], text);
const roles = z.tuple([RoleContent], RoleContent);
const tasks = z.tuple([TaskContent], TaskContent);

const SubjectTexts = z.object({
  /** Beginnings of words in a topic that lead to this subject, or whole words with `$` at their end: lower case, without accents. */
  words: z.array(text),
  /** Nouns for names; with their article where the language contracts it. */
  images: texts,
  /** Tools and objects, without an article. */
  things: text,
  /** Observations that can be written down; with an article where the language requires one. */
  facts: text,
  /** The activity or field, as the object of "about". */
  field: text,
  /** Opening paragraphs: what is missing today. */
  problems: texts,
  /** Name of one point of the project. */
  point: text,
  roles,
  tasks,
});

/** Texts may contain `{things}`, `{facts}`, `{field}` and `{audience}`. */
const MechanismTexts = z.object({
  /** Nouns for names; with their article where the language has gender. */
  nouns: texts,
  description: text,
  how: text,
  /** Items of the list of the first things to build. */
  first: z.tuple([text, text, text]),
  /** Expenses that the money is needed for. */
  money: text,
  roles,
  tasks,
});

const AudienceTexts = z.object({
  /** Plural, with an article where the language requires one. */
  label: text,
  /** Short form for names: "for {short}". */
  short: text,
  why: text,
});

/** The texts of one language, which its JSON file contains. */
export const GrammarTexts = z.object({
  subjects: z.record(z.enum(subjects), SubjectTexts),
  mechanisms: z.record(z.enum(mechanisms), MechanismTexts),
  audiences: z.record(z.enum(audiences), AudienceTexts),
  constraints: z.record(z.enum(constraints), z.object({ text, task: TaskContent })),
  /** Places for names: "by the canal". */
  settings: texts,
  headings: z.object({ first: text, audience: text, constraint: text, money: text }),
  /** Opening line that quotes the topic: `{topic}`. */
  topic: text,
  /** Roles and tasks that every project can use. */
  anyRoles: roles,
  anyTasks: tasks,
});

/** The texts of a language, and its rules for names. */
export interface Grammar extends z.infer<typeof GrammarTexts> {
  /** Full name from the noun of a mechanism and the image of a subject, without an addition. */
  nameOf: (noun: string, image: string) => string;
  shortNameOf: (noun: string, image: string) => string;
  atSetting: (name: string, setting: string) => string;
  forAudience: (name: string, audience: string) => string;
}
