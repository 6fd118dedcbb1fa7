import type { StoredAward } from '#functions/authors/award.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { proof as contracts } from '#shared/contracts/proof.ts';
import type { ProofEntry, ProofHead } from '#shared/entities/proof.ts';
import { digestOf } from '#shared/proof.ts';
import {
  entriesOf,
  proofEntries,
  proofHeads,
  type StoredProofEntry,
  type StoredProofHead,
  sourceKey,
} from './proof.store.ts';

/** Lists the entries of a project's hash chain, newest first. Cost: 2 DynamoDB requests. */
export const listProofEntries = operation(contracts.listProofEntries, {
  load: async ({ ProjectID, query }, { table }) => {
    const page = await table.query(proofEntries, {
      ...entriesOf(ProjectID),
      ...query,
      order: 'desc',
      consistent: true,
    });
    if (isRefusal(page)) return page;
    return {
      project: projects.key(ProjectID),
      head: proofHeads.key(ProjectID),
      page,
      records: page.items.map(({ source }) => sourceKey(source)),
    };
  },
  async run({ caller, loaded: { project, head, page, records } }) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    const items = await Promise.all(
      page.items.map((entry, index) => toProofEntry(entry, records[index], project, caller)),
    );
    return { ...page, items, ...(head && { head: toProofHead(head) }) };
  },
});

const toProofHead = ({ seq, hash, at, check }: StoredProofHead): ProofHead => ({
  seq,
  hash,
  at,
  ...(check && { check }),
});

async function toProofEntry(
  { ProjectID, seq, at, source, salt, previous, hash }: StoredProofEntry,
  record: unknown,
  project: ProjectRecord,
  caller: Caller | undefined,
): Promise<ProofEntry> {
  // A record that has been deleted has the digest of null, which fits no hash.
  const entry = { ProjectID, seq, at, previous, hash, digest: await digestOf(record ?? null, salt) };
  if (source.kind === 'money' || !record) return { ...entry, kind: source.kind };

  const { UserID, kind, TaskID, points, projectPoints, at: awardedAt } = record as StoredAward; // the source of points is an award
  const isVisible =
    caller !== undefined && (caller.isAdmin || [UserID, project.OwnerUserID].includes(caller.UserID));
  return {
    ...entry,
    kind: source.kind,
    ...(isVisible && {
      award: {
        UserID,
        kind,
        points,
        at: awardedAt,
        ...(TaskID && { TaskID }),
        ...(projectPoints !== undefined && { projectPoints }),
      },
    }),
  };
}
