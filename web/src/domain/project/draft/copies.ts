import { minute } from '#shared/time.ts';
import { readJson, storedKeys, storeJson } from '#web/api/storage.ts';
import { VISITOR } from '#web/ui/forms/formDrafts.ts';
import type { StoredDraft } from './stored.ts';

/*
 * The drafts of proposals on this device, without the checks of the form: lists show them and the account receives them. The form
 * parses what it opens, and the contract what the account receives.
 */

/** Owner of the draft: a UserID, or VISITOR. */
export type DraftOwner = string;

/** A draft of one person. */
export interface ProposalDraftKey {
  owner: DraftOwner;
  id: string;
}

/** Key of a draft on the device. Visitors have one; people who are signed in have several. */
export const copyKeyOf = ({ owner, id }: ProposalDraftKey): string =>
  owner === VISITOR ? onlyKeyOf(owner) : `cairn.draft.proposal.${owner}.${id}`;
/** Key of the only draft of a person. */
const onlyKeyOf = (owner: DraftOwner): string => `cairn.draft.proposal.${owner}`;

/** A draft as this site stores it, also from before it was saved in the account. */
function read(key: string): StoredDraft | undefined {
  const stored = readJson('local', key);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const copy = { version: 0, isSaved: false, complete: [], tasks: [], ...stored } as unknown as StoredDraft; // as `useDraft` stores it
  const isCopy =
    typeof copy.submissionKey === 'string' && typeof copy.savedAt === 'number' && Array.isArray(copy.roles);
  return isCopy && typeof copy.values === 'object' ? copy : undefined;
}

/** The copy of a draft on this device. */
export const readCopy = (place: ProposalDraftKey): StoredDraft | undefined => {
  const copy = read(copyKeyOf(place));
  return copy?.submissionKey === place.id || place.owner === VISITOR ? copy : undefined;
};

/** Stores the copy of a draft, or removes it. Returns false if the browser cannot store it. */
export const storeCopy = (place: ProposalDraftKey, copy: StoredDraft | undefined): boolean =>
  storeJson('local', copyKeyOf(place), copy);

/** The drafts of a person on this device, last changed first. */
export function copiesOf(owner: DraftOwner): StoredDraft[] {
  const keys =
    owner === VISITOR
      ? [onlyKeyOf(owner)]
      : storedKeys('local').filter(key => key.startsWith(copyKeyOf({ owner, id: '' })));
  return keys.flatMap(key => read(key) ?? []).toSorted((a, b) => b.savedAt - a.savedAt);
}

/**
 * Gives the draft of a visitor to the person who has signed in, and takes over drafts from before a person could have several. They
 * are saved in the account like others that are not.
 */
export function adoptDrafts(owner: DraftOwner): void {
  if (owner === VISITOR) return;
  const formerKeys = [onlyKeyOf(VISITOR), onlyKeyOf(owner), `${onlyKeyOf(owner)}.other`];
  for (const key of formerKeys) {
    const draft = read(key);
    if (draft && storeCopy({ owner, id: draft.submissionKey }, draft)) storeJson('local', key, undefined);
  }
}

/** Removes the copies of drafts that the account has had, and has no more: they were submitted or deleted on another device. */
export function forgetGone(owner: DraftOwner, known: ReadonlySet<string>): void {
  // A draft of the last minute may be newer than the list.
  for (const { submissionKey: id, isSaved, savedAt } of copiesOf(owner))
    if (isSaved && !known.has(id) && savedAt < Date.now() - minute) storeCopy({ owner, id }, undefined);
}

/** Whether a draft contains nothing that would be missed. */
export const isBlank = ({
  values: { name, description, details, upload, gallery },
  roles,
}: StoredDraft): boolean =>
  [name, description, details].every(value => value.trim() === '') &&
  roles.length === 0 &&
  upload === null &&
  gallery.length === 0;
