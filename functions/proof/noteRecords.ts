import type { StoredAward } from '#functions/authors/award.store.ts';
import type { Posting } from '#functions/ledger/ledger.ts';
import { orders } from '#functions/money/orders/order.store.ts';
import { payouts } from '#functions/money/payouts/payout.store.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { Change, Projection } from '#functions/platform/projection.ts';
import type { Table } from '#functions/platform/table.ts';
import type { ProjectID } from '#shared/ids.ts';
import { proofSteps, type Source } from './proof.store.ts';

/** Notes an award that belongs to a project for the project's hash chain. */
export const noteAward: Projection<StoredAward> = async (change, deps) => {
  const { after } = change;
  if (!isNew(change, deps) || !after?.ProjectID) return undefined;
  return note(change.id, after.ProjectID, { kind: 'points', UserID: after.UserID, cause: after.cause }, deps);
};

/** Notes a posting of a project's payments and payouts for the project's hash chain. */
export const notePosting: Projection<Posting> = async (change, deps) => {
  const { after } = change;
  if (!isNew(change, deps) || !after) return undefined;
  const ProjectID = await projectOf(deps.table, after);
  return ProjectID && note(change.id, ProjectID, { kind: 'money', posting: after.id }, deps);
};

const note = (change: string, ProjectID: ProjectID, source: Source, { now }: Pick<JobDeps, 'now'>) => [
  proofSteps.note({ ProjectID, source, since: now(), change }),
];

/** Whether the record has just been created. Records are never changed or deleted: doing so is an intrusion or a bug. */
function isNew<T>({ id, before }: Change<T>, { log }: Pick<JobDeps, 'log'>): boolean {
  if (before) log.error('immutable_record.changed', { change: id });
  return before === undefined;
}

async function projectOf(
  table: Table,
  { PaymentID, recipientPayoutId }: Posting,
): Promise<ProjectID | undefined> {
  if (PaymentID) return (await table.get(orders.key(PaymentID)))?.project.ProjectID;
  if (recipientPayoutId) return (await table.get(payouts.key(recipientPayoutId)))?.project.ProjectID;
  return undefined;
}
