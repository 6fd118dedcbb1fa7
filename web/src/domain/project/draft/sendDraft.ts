import type { ProposalDraft as AccountDraft } from '#shared/entities/proposalDraft.ts';
import { ApiError, isRefusal } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { identity } from '#web/api/token.ts';
import type { Language } from '#web/i18n/languages.ts';
import { idOf, toContent } from './accountDraft.ts';
import { copiesOf, type DraftOwner, type DraftPlace, isBlank, readCopy, storeCopy } from './copies.ts';
import type { StoredDraft } from './stored.ts';

export type SendOutcome =
  /** Nothing was sent, because its owner is not signed in. */
  | { isSkipped: true; error?: undefined }
  | { version: number; error?: undefined }
  /** `newer` is the draft as another device has left it; absent if it was submitted or deleted. */
  | { conflict: { newer: AccountDraft | undefined }; error?: undefined }
  | { error: ApiError };

/** Whether a person is signed in at this moment: another one must not get their drafts. */
export function isSignedIn(owner: DraftOwner): boolean {
  const who = identity.get();
  return who.status === 'signedIn' && who.UserID === owner;
}

/** Saves the copy of a draft in the account, based on its version. The copy says so afterwards, unless it has changed since. */
export async function sendDraft(
  { owner, id }: DraftPlace,
  copy: StoredDraft,
  lang: Language,
): Promise<SendOutcome> {
  if (!isSignedIn(owner)) return { isSkipped: true };
  try {
    const content = toContent(copy, lang);
    const { version } = await call('saveProposalDraft', {
      ProposalDraftID: idOf(id),
      body: { version: copy.version, content },
    });
    const now = readCopy({ owner, id });
    if (now) storeCopy({ owner, id }, { ...now, version, isSaved: now.savedAt === copy.savedAt });
    void invalidate('listProposalDrafts', 'getHome');
    return { version };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isRefusal(error, 'DRAFT_CHANGED')) return { error };
    return { conflict: { newer: error.values['draft'] as AccountDraft | undefined } }; // the contract of saveProposalDraft
  }
}

/** Saves the drafts in the account that only this device has, except for one. Those that are refused stay here. */
export async function sendDrafts(
  owner: string,
  { lang, except }: { lang: Language; except?: string },
): Promise<void> {
  for (const copy of copiesOf(owner)) {
    const { submissionKey: id, isSaved } = copy;
    if (isSaved || id === except || isBlank(copy)) continue;
    const { error } = await sendDraft({ owner, id }, copy, lang);
    if (error?.isOutage) return;
  }
}
