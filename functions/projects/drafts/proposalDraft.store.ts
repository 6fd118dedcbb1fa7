import * as z from 'zod/mini';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { StoredUpload } from '#functions/uploads/upload.store.ts';
import { caps } from '#shared/caps.ts';
import {
  type ProposalDraft,
  ProposalDraftContent,
  type ProposalDraftSummary,
} from '#shared/entities/proposalDraft.ts';
import { Instant } from '#shared/fields.ts';
import { ProposalDraftID, UserID } from '#shared/ids.ts';
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

/** A draft as its owner sees it, with its picture if that is still theirs to use. */
export function toProposalDraft(
  { ProposalDraftID: id, OwnerUserID, version, updatedAt, content }: StoredProposalDraft,
  upload: StoredUpload | undefined,
): ProposalDraft {
  const isOwn = upload?.OwnerUserID === OwnerUserID && upload.kind === 'project';
  const picture =
    isOwn && upload.ProjectID === undefined && upload.url
      ? { UploadID: upload.UploadID, card: upload.thumbnailUrl ?? upload.url, cover: upload.url }
      : null;
  return {
    ProposalDraftID: id,
    version,
    updatedAt,
    content: { ...content, values: { ...content.values, upload: picture } },
  };
}
