import * as z from 'zod/mini';
import { callers } from '#functions/platform/caller.ts';
import { removeAll } from '#functions/platform/removeAll.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { Instant, WrittenLanguage } from '#shared/fields.ts';
import type { CommentID, ProgressEntryID, ProjectID, UserID } from '#shared/ids.ts';
import { machineTranslation } from '#shared/machineTranslation.ts';
import { day } from '#shared/time.ts';
import { partitionOf } from './project.store.ts';

/** A text whose translations are kept for everybody. */
export type KeptText =
  | { kind: 'project'; ProjectID: ProjectID }
  | { kind: 'comment'; ProjectID: ProjectID; CommentID: CommentID }
  | { kind: 'progressEntry'; ProjectID: ProjectID; ProgressEntryID: ProgressEntryID }
  | { kind: 'author'; UserID: UserID };

const prefix = 'machineTranslation#';

/** Partition of a text: that of the project or person that it belongs to. */
const partitionOfText = (text: KeptText): string =>
  text.kind === 'author' ? callers.key(text.UserID).pk : partitionOf(text.ProjectID);

/** Name of a text in its partition. */
function nameOf(text: KeptText): string {
  if (text.kind === 'comment') return `comment#${text.CommentID}`;
  return text.kind === 'progressEntry' ? `progressEntry#${text.ProgressEntryID}` : text.kind;
}

const KeptTranslation = z.object({
  /** Name of the text in its partition. */
  name: z.string(),
  into: WrittenLanguage,
  /** Fingerprint of the texts that it translates: it is not shown for others. */
  of: z.string(),
  texts: z.record(z.string(), z.string()),
  isPartial: z.boolean(),
  madeAt: Instant,
});
export type KeptTranslation = z.infer<typeof KeptTranslation>;

/** Translations by machine, one for each text and language. They go with what they translate, and expire otherwise. */
const keptTranslations = entity({
  name: 'keptTranslation',
  schema: KeptTranslation,
  key: (pk: string, name: string, into: WrittenLanguage) => ({ pk, sk: `${prefix}${name}#${into}` }),
  ttl: ({ madeAt }) => ttlAfter(madeAt, machineTranslation.keepDays * day),
});

/** Key of the translation of a text into a language. */
export const keptTranslationOf = (text: KeptText, into: WrittenLanguage) =>
  keptTranslations.key(partitionOfText(text), nameOf(text), into);

/** Keeps a translation of a text in place of an earlier one. */
export const keepTranslation = (text: KeptText, kept: Omit<KeptTranslation, 'name'>) =>
  Step.put(keptTranslationOf(text, kept.into), { ...kept, name: nameOf(text) });

const forget = (table: Table, pk: string, name: string): Promise<void> =>
  removeAll(table, keptTranslations, { pk, beginsWith: prefix + name }, one =>
    keptTranslations.key(pk, one.name, one.into),
  );

/** Deletes the translations of a text. Cost: 1 DynamoDB request, 3 if there are any. */
export const forgetTranslations = (table: Table, text: KeptText): Promise<void> =>
  forget(table, partitionOfText(text), `${nameOf(text)}#`);

/** Deletes all translations of what belongs to a project. */
export const forgetTranslationsOfProject = (table: Table, id: ProjectID): Promise<void> =>
  forget(table, partitionOf(id), '');
