import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { refundInitiators } from '#shared/entities/refund.ts';
import { Currency, Instant, MinorUnits } from '#shared/fields.ts';
import { PaymentID, ProjectID, RefundID, UserID } from '#shared/ids.ts';
import { assertTransition, type RefundState, refundActions, refundStates } from '#shared/lifecycle.ts';
import { refundFailures } from '#shared/moneyReasons.ts';
import { orders, type StoredPayment } from '../orders/order.store.ts';

/** A refund by a call, from the request or decision on, as stored. Amounts in minor units of the order's currency. */
const StoredRefund = z.object({
  RefundID,
  PaymentID,
  intentId: z.string(),
  payerId: UserID,
  project: z.object({ ProjectID, shortName: z.string() }),
  initiator: z.enum(refundInitiators),
  status: z.enum(refundStates),
  currency: Currency,
  amount: z.optional(MinorUnits),
  reason: z.string(),
  answer: z.optional(z.string()),
  failure: z.optional(z.enum(refundFailures)),
  createdAt: Instant,
  answeredAt: z.optional(Instant),
  decidedBy: z.optional(UserID),
  /** Start of the attempts under the current idempotency key, and the number of keys before it. */
  attemptedAt: z.optional(Instant),
  retries: z._default(z.int(), 0),
  /** The project's owner, for whom the request is counted while it waits; absent from earlier ones until the next run. */
  OwnerUserID: z.optional(UserID),
  /** Reminders sent to the owner; absent from requests from before there were reminders and holds. */
  reminders: z.optional(z.int()),
  /** Time at which administrators were asked to decide because the owner had not answered in time. */
  handedOverAt: z.optional(Instant),
  /** The provider's id. */
  providerRefundId: z.optional(z.string()),
});
export type StoredRefund = z.output<typeof StoredRefund>;

/** Partition of gsi2: refunds in a state, by creation. */
export const refundsIn = (status: RefundState): string => `refunds#${status}`;

/** Partition of gsi1: the requests of a project that wait for an answer. */
export const refundRequestsOf = (id: ProjectID): string => `refundRequests#${id}`;

/** Partition of the table and prefix of the sort keys: the refunds of an order, oldest first. */
export const refundsOf = (id: PaymentID) => ({ pk: `payment#${id}`, beginsWith: 'refund#' });

/** Refunds of orders, by the order and their number. */
export const refunds = entity({
  name: 'refund',
  schema: StoredRefund,
  key: (payment: PaymentID, id: RefundID) => ({ pk: `payment#${payment}`, sk: `refund#${id}` }),
  gsi1: ({ project, status, createdAt, RefundID: id }) =>
    status === 'requested'
      ? { pk: refundRequestsOf(project.ProjectID), sk: `${createdAt}#${id}` }
      : undefined,
  gsi2: ({ status, createdAt, RefundID: id }) => ({ pk: refundsIn(status), sk: `${createdAt}#${id}` }),
});

/** Id of an order's refund by its number. Orders have few refunds; two digits keep the ids sorted. */
export const refundIdOf = (id: PaymentID, number: number): RefundID =>
  RefundID.parse(`${id}-r${String(number).padStart(2, '0')}`);

/** Key of the latest refund of an order; of none that exists if it has none. */
export const latestRefundOf = ({ PaymentID: id, refundCount = 0 }: StoredPayment) =>
  refunds.key(id, refundIdOf(id, refundCount));

type NewRefund = Pick<StoredRefund, 'initiator' | 'status' | 'reason' | 'createdAt'> & Partial<StoredRefund>;

export const refundSteps = {
  /**
   * Begins the next refund of an order: each number exists once, so that two at the same time begin one. Returns the
   * refund with its steps.
   */
  begin(order: StoredPayment, input: NewRefund) {
    const { PaymentID: id, payerId, project, currency, intentId = '', refundCount: count } = order;
    const { ProjectID: projectId, shortName } = project;
    const refund: StoredRefund = {
      RefundID: refundIdOf(id, (count ?? 0) + 1),
      PaymentID: id,
      intentId,
      payerId,
      project: { ProjectID: projectId, shortName },
      currency,
      retries: 0,
      ...input,
    };
    const counted = Step.update(orders.key(id), { refundCount: (count ?? 0) + 1 });
    return {
      refund,
      steps: [
        Step.create(refunds.key(id, refund.RefundID), refund).otherwise('REFUND_ALREADY_OPEN'),
        count === undefined ? counted.when('refundCount', 'absent') : counted.when('refundCount', '=', count),
      ] as const,
    };
  },

  /** Changes a refund if its status and number of retries are unchanged since it was read. */
  change(stored: StoredRefund, changes: Partial<StoredRefund>) {
    assertTransition(refundActions, stored.status, changes.status);
    return Step.update(refunds.key(stored.PaymentID, stored.RefundID), changes, stored)
      .when('status', '=', stored.status)
      .when('retries', '=', stored.retries);
  },
};
