import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { type DisputeState, disputeReasons, disputeStates } from '#shared/entities/dispute.ts';
import { Currency, Instant, MinorUnits } from '#shared/fields.ts';
import { PaymentID } from '#shared/ids.ts';

/** A payment withdrawn by the donor's bank, and the bank's decision. */
const Dispute = z.object({
  id: z.string(),
  intentId: z.string(),
  PaymentID,
  /** Amount that the bank withholds, in minor units of the payment's currency. */
  amount: MinorUnits,
  currency: Currency,
  status: z.enum(disputeStates),
  reason: z.enum(disputeReasons),
  createdAt: Instant,
  /** Time until which evidence can be submitted. */
  dueBy: z.optional(Instant),
  evidenceSubmitted: z.optional(z.boolean()),
});

/** Key range of gsi1 of the disputes in a state: open ones by their deadline, decided ones newest first. */
export const disputesIn = (status: DisputeState) =>
  ({ index: 'gsi1', pk: `disputes#${status}`, order: status === 'open' ? 'asc' : 'desc' }) as const;

/** Sorts after every time. */
const noDeadline = '~';

/** Disputes by the provider's id. */
export const disputes = entity({
  name: 'dispute',
  schema: Dispute,
  key: (id: string) => ({ pk: `dispute#${id}`, sk: 'dispute' }),
  gsi1: ({ id, status, createdAt, dueBy = noDeadline }) => ({
    pk: disputesIn(status).pk,
    sk: `${status === 'open' ? dueBy : createdAt}#${id}`,
  }),
});
