import type { AnyStep } from '#functions/platform/table/step.ts';
import { Step } from '#functions/platform/table/step.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { orders, type StoredPayment } from './order.store.ts';

/** Steps that are written together with an effect, such as the mark that an event was seen. */
export type ExtraSteps = readonly AnyStep[];

/** A change of an order that is still as it was read: its state, its payment page, what was given back. */
export const updateOrder = (order: StoredPayment, changes: Partial<StoredPayment>) =>
  Step.update(orders.key(order.PaymentID), changes, order)
    .when('status', '=', order.status)
    .when('sessions', '=', order.sessions)
    .when('refunded', '=', order.refunded);

/** The reserved units are free again. */
export const releaseUnits = ({ kind, project, quantity }: StoredPayment) =>
  kind === 'points' ? stats.releaseUnits(project.ProjectID, quantity) : undefined;
