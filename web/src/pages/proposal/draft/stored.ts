import * as z from 'zod/mini';
import { ProspectDraft } from '#shared/entities/prospect.ts';
import { Country, WrittenLanguage } from '#shared/fields.ts';
import { UploadID } from '#shared/ids.ts';

const text = z.string();

/** A proposal that has not been sent, as this device keeps it. */
const Draft = z.object({
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
  }),
  roles: z.array(z.extend(ProspectDraft, { key: text })),
  /** Sent with the proposal: however often it arrives, it is one project. */
  submissionKey: text,
  /** Milliseconds. */
  savedAt: z.number(),
  /** The tab that wrote it. */
  by: text,
});
export type Draft = z.infer<typeof Draft>;

/** Whose draft: a person's, or that of whoever is not signed in. */
export type DraftOwner = string;
export const VISITOR: DraftOwner = 'visitor';

/** Where the device keeps it. */
export const keyOf = (owner: DraftOwner): string => `cairn.draft.proposal.${owner}`;

/** Undefined where there is none, or none that still fits the form. */
export function readDraft(owner: DraftOwner): Draft | undefined {
  try {
    return parseDraft(localStorage.getItem(keyOf(owner)));
  } catch {
    return undefined;
  }
}

export function parseDraft(stored: string | null): Draft | undefined {
  try {
    return stored === null ? undefined : z.parse(Draft, JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/** Whether the browser kept it. */
export function writeDraft(owner: DraftOwner, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(owner: DraftOwner): void {
  try {
    localStorage.removeItem(keyOf(owner));
  } catch {
    // nothing was kept
  }
}

/** Where the older of two drafts of one person waits. */
export const otherOf = (owner: DraftOwner): DraftOwner => `${owner}.other`;

/**
 * The draft to go on with. What was written before signing in becomes the person's own; where they have one already, the newer
 * one is opened and the older one waits beside it.
 */
export function openDraft(owner: DraftOwner): { draft: Draft | undefined; other: Draft | undefined } {
  const visitors = owner === VISITOR ? undefined : readDraft(VISITOR);
  if (visitors) {
    const own = readDraft(owner);
    const [newer, older] = !own || visitors.savedAt > own.savedAt ? [visitors, own] : [own, visitors];
    if (older) writeDraft(otherOf(owner), older);
    if (writeDraft(owner, newer)) forgetDraft(VISITOR);
  }
  return { draft: readDraft(owner), other: readDraft(otherOf(owner)) };
}
