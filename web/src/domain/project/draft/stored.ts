import * as z from 'zod/mini';
import { TaskContent } from '#shared/entities/generated.ts';
import { Focus } from '#shared/entities/projectImage.ts';
import { ProspectDraft } from '#shared/entities/prospect.ts';
import { Country, WrittenLanguage } from '#shared/fields.ts';
import { centre } from '#shared/focus.ts';
import { UploadID } from '#shared/ids.ts';
import { type Language, languages, proposalParts } from '#shared/settings.ts';
import { StoredPictures } from '#web/domain/pictures/storedPictures.ts';
import { completeParts, problemsOf } from '#web/domain/project/form/problems.ts';
import {
  type Beginning,
  emptyValues,
  filledIn,
  type ProposalValues,
  type RoleValues,
  retyped,
} from '#web/domain/project/form/values.ts';

/** Content of the proposal form. */
export interface ProposalDraft extends ProposalValues {
  roles: RoleValues[];
  /** First tasks of an idea; they wait in this browser for the board of the project. */
  tasks: TaskContent[];
  /** Idempotency key of the submission, by which repeated requests create one project; also the id of the draft. */
  submissionKey: string;
  /** Language in which the numbers were typed. */
  typedIn: Language;
}

/** An empty proposal. */
export const emptyDraft = (
  beginning: Beginning,
  typedIn: Language,
  submissionKey: string,
): ProposalDraft => ({
  ...emptyValues(beginning),
  roles: [],
  tasks: [],
  submissionKey,
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
    /** Some fields are absent in drafts that were stored before they were. */
    prototypeUrl: z._default(text, ''),
    focus: z._default(Focus, centre),
    faq: z._default(z.array(z.object({ question: text, answer: text })), []),
    budgetLines: z._default(z.array(z.object({ purpose: text, amount: text })), []),
    milestones: z._default(z.array(z.object({ name: text, amount: text })), []),
    gallery: z._default(StoredPictures, []),
    typedIn: z.optional(z.enum(languages)),
  }),
  roles: z.array(z.extend(ProspectDraft, { key: text })),
  tasks: z._default(z.array(TaskContent), []),
  submissionKey: text,
  /** Milliseconds. */
  savedAt: z.number(),
  /** Version in the account that it is based on; 0 if it has never been saved there. */
  version: z._default(z.int(), 0),
  /** Whether it is saved in the account as it is. */
  isSaved: z._default(z.boolean(), false),
  /** Sections that are complete. */
  complete: z._default(z.array(z.enum(proposalParts)), []),
});
/** A draft as the device keeps it. */
export type StoredDraft = z.infer<typeof StoredDraft>;

export const toStored = ({ roles, tasks, submissionKey, ...values }: ProposalDraft) => ({
  values,
  roles,
  tasks,
  submissionKey,
});

/** Parses a stored draft; undefined if it no longer fits the form. */
export const parseStored = (stored: unknown): StoredDraft | undefined =>
  z.safeParse(StoredDraft, stored).data;

/** Complete sections of a draft on a day of its owner. */
export const completeIn = (draft: ProposalDraft, lang: Language, today: string) =>
  completeParts(problemsOf(filledIn(draft, lang), lang, { today }), draft.roles.length);

/** A stored draft in the form, with its numbers as they are typed in a language. */
export function fromStored(
  { values, roles, tasks, submissionKey }: StoredDraft,
  lang: Language,
): ProposalDraft {
  return retypedDraft({ ...values, roles, tasks, submissionKey, typedIn: values.typedIn ?? lang }, lang);
}

/** The draft with its numbers as they are typed in a language. */
export const retypedDraft = (draft: ProposalDraft, lang: Language): ProposalDraft =>
  draft.typedIn === lang ? draft : { ...retyped(draft, draft.typedIn, lang), typedIn: lang };
