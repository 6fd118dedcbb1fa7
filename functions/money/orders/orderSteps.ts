import type { AnyStep } from '#functions/platform/table/step.ts';
import { Step } from '#functions/platform/table/step.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { leavePlace } from './openOrder.store.ts';
import { isUnresolved, orders, type StoredPayment } from './order.store.ts';

/** Steps to include in the same transaction, such as the one that marks an event as processed. */
export type ExtraSteps = readonly AnyStep[];

/**
 * Changes an order if its status, number of sessions and refunded amount are unchanged since it was read. Only for
 * `transact`, even on its own: a single write that is repeated after a lost response would be refused because of its own
 * change. An order that ends loses the source of its payer's visit.
 */
export function updateOrder(order: StoredPayment, changes: Partial<StoredPayment>) {
  const step = Step.update(orders.key(order.PaymentID), changes, order)
    .when('status', '=', order.status)
    .when('sessions', '=', order.sessions)
    .when('refunded', '=', order.refunded);
  return isUnresolved(changes.status ?? order.status) ? step : step.unset('visitSource');
}

/** Ends the reservation of an unresolved order: releases its units, and leaves its place. */
export const endReservation = (order: StoredPayment) => [...releaseUnits(order), leavePlace(order)];

/** Releases the reserved units. */
const releaseUnits = ({ project, units = [] }: StoredPayment) => stats.releaseUnits(project.ProjectID, units);
