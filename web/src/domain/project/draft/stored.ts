import * as z from 'zod/mini';
import { TaskContent } from '#shared/entities/generated.ts';
import { ProspectDraft } from '#shared/entities/prospect.ts';
import { Country, WrittenLanguage } from '#shared/fields.ts';
import { UploadID } from '#shared/ids.ts';
import { type Language, languages } from '#shared/settings.ts';
import { readJson, storeJson } from '#web/api/storage.ts';
import {
  type Beginning,
  emptyValues,
  type ProposalValues,
  type RoleValues,
  retyped,
} from '#web/domain/project/form/values.ts';

/** Content of the proposal form. */
export interface ProposalDraft extends ProposalValues {
  roles: RoleValues[];
  /** First tasks of an idea; they wait in this browser for the board of the project. */
  tasks: TaskContent[];
  /** Idempotency key of the submission: repeated requests create one project. */
  submissionKey: string;
  /** Language in which the numbers were typed. */
  typedIn: Language;
}

/** An empty proposal with a new submission key. */
export const emptyDraft = (beginning: Beginning, typedIn: Language): ProposalDraft => ({
  ...emptyValues(beginning),
  roles: [],
  tasks: [],
  submissionKey: crypto.randomUUID(),
  typedIn,
});

const text = z.string();

const StoredDraft = z.object({
  values: z.object({
    name: text,
    shortName: text,
    description: text,
    details: text,
    language: WrittenLanguage,
    country: Country,
    progress: z.number(),
    endDate: text,
    budget: text,
    pointsBudget: text,
    numberOfContributions: text,
    contributionName: text,
    contributorsPart: text,
    picture: z.enum(['moss', 'ember', 'tide', 'upload', 'keep']),
    upload: z.nullable(z.object({ UploadID, card: text, cover: text })),
    videoUrl: text,
    prototypeUrl: z._default(text, ''),
    /** Absent in drafts that were stored before it was. */
    typedIn: z.optional(z.enum(languages)),
  }),
  roles: z.array(z.extend(ProspectDraft, { key: text })),
  tasks: z._default(z.array(TaskContent), []),
  submissionKey: text,
  /** Milliseconds. */
  savedAt: z.number(),
});
type StoredDraft = z.infer<typeof StoredDraft>;

/** Owner of the draft: a UserID, or VISITOR. */
export type DraftOwner = string;
export const VISITOR: DraftOwner = 'visitor';

export const keyOf = (owner: DraftOwner): string => `cairn.draft.proposal.${owner}`;
/** Key of the older of two drafts of one user. */
const otherKeyOf = (owner: DraftOwner): string => `${keyOf(owner)}.other`;

export const toStored = ({ roles, tasks, submissionKey, ...values }: ProposalDraft): object => ({
  values,
  roles,
  tasks,
  submissionKey,
});

/** Parses a stored draft, with its numbers as they are typed in a language; undefined if it no longer fits the form. */
export function fromStored(stored: unknown, lang: Language): ProposalDraft | undefined {
  const { data } = z.safeParse(StoredDraft, stored);
  if (!data) return undefined;
  const { values, roles, tasks, submissionKey } = data;
  return retypedDraft({ ...values, roles, tasks, submissionKey, typedIn: values.typedIn ?? lang }, lang);
}

/** The draft with its numbers as they are typed in a language. */
export const retypedDraft = (draft: ProposalDraft, lang: Language): ProposalDraft =>
  draft.typedIn === lang ? draft : { ...retyped(draft, draft.typedIn, lang), typedIn: lang };

const read = (key: string): StoredDraft | undefined => z.safeParse(StoredDraft, readJson('local', key)).data;

/**
 * Assigns the draft of a visitor to the user who has signed in. If the user already has one, the newer draft is opened and the older
 * one is kept as well.
 */
export function adoptVisitorDraft(owner: DraftOwner): void {
  const visitors = owner === VISITOR ? undefined : read(keyOf(VISITOR));
  if (!visitors) return;
  const own = read(keyOf(owner));
  const [newer, older] = !own || visitors.savedAt > own.savedAt ? [visitors, own] : [own, visitors];
  if (older) storeJson('local', otherKeyOf(owner), older);
  if (storeJson('local', keyOf(owner), newer)) storeJson('local', keyOf(VISITOR), undefined);
}

/** The older draft, kept next to the open one. */
export interface OtherDraft {
  name: string;
  /** Milliseconds. */
  savedAt: number;
}

export function otherDraft(owner: DraftOwner): OtherDraft | undefined {
  const other = read(otherKeyOf(owner));
  return other && { name: other.values.name.trim(), savedAt: other.savedAt };
}

/** Swaps the open draft and the older one. */
export function swapDrafts(owner: DraftOwner): void {
  const open = read(keyOf(owner));
  const other = read(otherKeyOf(owner));
  storeJson('local', keyOf(owner), other);
  storeJson('local', otherKeyOf(owner), open);
}

/** Name of the user's open draft if it contains anything; empty if the draft has no name. */
export function nameOfOpenDraft(owner: DraftOwner): string | undefined {
  const open = read(keyOf(owner));
  if (!open) return undefined;
  const { name, description, details } = open.values;
  const isEmpty = [name, description, details].every(value => value.trim() === '') && open.roles.length === 0;
  return isEmpty ? undefined : name.trim();
}

/** Opens a draft in the proposal form. The draft that was open is kept next to it. Returns false if it cannot be stored. */
export function openDraft(owner: DraftOwner, draft: ProposalDraft): boolean {
  const open = read(keyOf(owner));
  if (open && nameOfOpenDraft(owner) !== undefined) storeJson('local', otherKeyOf(owner), open);
  return storeJson('local', keyOf(owner), { ...toStored(draft), savedAt: Date.now() });
}
