import * as z from 'zod/mini';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type StoredUpload, uploads } from '#functions/uploads/upload.store.ts';
import { caps } from '#shared/caps.ts';
import {
  type ProposalDraft,
  ProposalDraftContent,
  type ProposalDraftSummary,
} from '#shared/entities/proposalDraft.ts';
import { Instant } from '#shared/fields.ts';
import { ProposalDraftID, type UploadID, UserID } from '#shared/ids.ts';
import { submissions } from '../submission.store.ts';

const StoredProposalDraft = z.object({
  ProposalDraftID,
  OwnerUserID: UserID,
  version: z.int(),
  updatedAt: Instant,
  content: ProposalDraftContent,
});
export type StoredProposalDraft = z.infer<typeof StoredProposalDraft>;

const partitionOf = (owner: UserID): string => `proposalDrafts#${owner}`;

/** Drafts of proposals by person, in one item each: so few that they are sorted once they have been read. */
export const proposalDrafts = entity({
  name: 'proposalDraft',
  schema: StoredProposalDraft,
  key: (owner: UserID, id: ProposalDraftID) => ({ pk: partitionOf(owner), sk: id }),
});

/** Key of the draft that a person submits with a key; undefined for keys that no draft has. */
export function proposalDraftWith(owner: UserID, submissionKey: string) {
  const { data: id } = ProposalDraftID.safeParse(submissionKey);
  return id && proposalDrafts.key(owner, id);
}

/** A person's drafts, in no order. */
export const proposalDraftsOf = (owner: UserID) => ({ pk: partitionOf(owner) });

/** Drafts with the last changed first. */
export const lastChangedFirst = (drafts: readonly StoredProposalDraft[]): StoredProposalDraft[] =>
  drafts.toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));

/** Writes a draft over the version that was read; without one it is created, unless it has been submitted or there are too many. */
export const putProposalDraft = (read: StoredProposalDraft | undefined, next: StoredProposalDraft) => {
  const key = proposalDrafts.key(next.OwnerUserID, next.ProposalDraftID);
  if (read) return [Step.put(key, next).when('version', '=', read.version)];
  return [
    Step.create(key, next),
    Step.absent(submissions.key(next.OwnerUserID, next.ProposalDraftID)),
    personCounts
      .addWithin(next.OwnerUserID, 'proposalDrafts', caps.proposalDrafts)
      .otherwise('DRAFT_LIMIT_REACHED', { max: caps.proposalDrafts }),
  ];
};

/** Deletes a draft that was read, even if its version has changed since. */
export const removeProposalDraft = ({ OwnerUserID, ProposalDraftID: id }: StoredProposalDraft) => [
  Step.remove(proposalDrafts.key(OwnerUserID, id)).when('version', 'exists'),
  personCounts.add(OwnerUserID, { proposalDrafts: -1 }),
];

/** Deletes the draft that a person submits with a key, as it was read. Refused if it has been saved for the first time since. */
export function submitProposalDraft(
  owner: UserID,
  submissionKey: string,
  read: StoredProposalDraft | undefined,
) {
  const key = proposalDraftWith(owner, submissionKey);
  if (!key) return [];
  return read ? removeProposalDraft(read) : [Step.absent(key)];
}

/** A draft as a list shows it. */
export const toProposalDraftSummary = ({
  ProposalDraftID: id,
  version,
  updatedAt,
  content: { values, complete },
}: StoredProposalDraft): ProposalDraftSummary => ({
  ProposalDraftID: id,
  version,
  updatedAt,
  name: values.name.trim(),
  complete,
});

/** Keys of the uploads of a draft's pictures, each once: its cover, if it has one, and the others. */
export const uploadsOfDraft = ({ values: { upload, gallery } }: ProposalDraftContent) =>
  [...new Set([...(upload ? [upload] : []), ...gallery].map(({ UploadID }) => UploadID))].map(id =>
    uploads.key(id),
  );

/** A draft as its owner sees it, with the pictures that are still theirs to use. */
export function toProposalDraft(
  { ProposalDraftID: id, OwnerUserID, version, updatedAt, content }: StoredProposalDraft,
  found: readonly (StoredUpload | undefined)[],
): ProposalDraft {
  const usable = (UploadID: UploadID) => {
    const upload = found.find(one => one?.UploadID === UploadID);
    const isOwn = upload?.OwnerUserID === OwnerUserID && upload.kind === 'project';
    return isOwn && upload.ProjectID === undefined && upload.url
      ? { ...upload, cover: upload.url, card: upload.thumbnailUrl ?? upload.url }
      : undefined;
  };
  const { values } = content;
  const chosen = values.upload && usable(values.upload.UploadID);
  const picture = chosen ? { UploadID: chosen.UploadID, card: chosen.card, cover: chosen.cover } : null;
  const gallery = values.gallery.flatMap(typed => {
    const { card, cover, width, height } = usable(typed.UploadID) ?? {};
    return card !== undefined && cover !== undefined && width !== undefined && height !== undefined
      ? [{ ...typed, card, cover, width, height }]
      : [];
  });
  return {
    ProposalDraftID: id,
    version,
    updatedAt,
    content: { ...content, values: { ...values, upload: picture, gallery } },
  };
}
