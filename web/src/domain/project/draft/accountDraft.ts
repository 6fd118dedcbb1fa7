import type { ProposalDraft as AccountDraft, ProposalDraftContent } from '#shared/entities/proposalDraft.ts';
import type { ProposalDraftID } from '#shared/ids.ts';
import type { Language } from '#web/i18n/languages.ts';
import type { StoredDraft } from './stored.ts';

/** The id of a draft in the account, which is the key of its submission. */
export const idOf = (submissionKey: string) => submissionKey as ProposalDraftID; // a UUID

/** The content of a copy on the device, as the account keeps it. */
export const toContent = (
  { values, roles, tasks, complete }: StoredDraft,
  lang: Language,
): ProposalDraftContent => ({
  values: {
    ...values,
    typedIn: values.typedIn ?? lang,
    upload: values.upload && { UploadID: values.upload.UploadID },
    gallery: values.gallery.map(({ UploadID, alt, caption }) => ({ UploadID, alt, caption })),
  },
  roles,
  tasks,
  complete,
});

/** The copy of a draft that the account has. */
export const toCopy = ({ ProposalDraftID: id, version, updatedAt, content }: AccountDraft): StoredDraft => ({
  values: content.values,
  roles: content.roles,
  tasks: content.tasks,
  complete: content.complete,
  submissionKey: id,
  savedAt: Date.parse(updatedAt),
  version,
  isSaved: true,
});
