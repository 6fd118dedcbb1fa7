import type { ProposalDraft as AccountDraft } from '#shared/entities/proposalDraft.ts';
import { type ApiError, isRefusal } from '#web/api/apiError.ts';
import { type Run, useMutation } from '#web/api/hooks.ts';
import { identity } from '#web/api/token.ts';
import type { Language } from '#web/i18n/languages.ts';
import { idOf, toContent } from './accountDraft.ts';
import { copiesOf, type DraftOwner, isBlank, type ProposalDraftKey, readCopy, storeCopy } from './copies.ts';
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

/** Saves one draft in the account at a time. Its callers say what became of it. */
export const useSaveDraft = () =>
  useMutation('saveProposalDraft', ['listProposalDrafts', 'getHome'], { quiet: true });

interface Sending {
  lang: Language;
  /** Sends a draft: that of `useSaveDraft`. */
  run: Run<'saveProposalDraft'>;
}

/** Saves the copy of a draft in the account, based on its version. The copy says so afterwards, unless it has changed since. */
export async function sendDraft(
  { owner, id }: ProposalDraftKey,
  copy: StoredDraft,
  { lang, run }: Sending,
): Promise<SendOutcome> {
  if (!isSignedIn(owner)) return { isSkipped: true };
  const body = { version: copy.version, content: toContent(copy, lang) };
  const { data, error } = await run({ ProposalDraftID: idOf(id), body });
  if (data) {
    const { version } = data;
    const now = readCopy({ owner, id });
    // Another tab may have saved a later one meanwhile.
    if (now && now.version <= version)
      storeCopy({ owner, id }, { ...now, version, isSaved: now.savedAt === copy.savedAt });
    return { version };
  }
  if (!isRefusal(error, 'DRAFT_CHANGED')) return { error };
  return { conflict: { newer: error.values['draft'] as AccountDraft | undefined } }; // the contract of saveProposalDraft
}

/** Saves the drafts in the account that only this device has, except for one. Those that are refused stay here. */
export async function sendDrafts(
  owner: string,
  { except, ...sending }: Sending & { except?: string },
): Promise<void> {
  for (const copy of copiesOf(owner)) {
    const { submissionKey: id, isSaved } = copy;
    if (isSaved || id === except || isBlank(copy)) continue;
    const { error } = await sendDraft({ owner, id }, copy, sending);
    if (error?.isOutage) return;
  }
}
