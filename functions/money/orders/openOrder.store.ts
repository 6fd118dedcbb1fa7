import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { OpenOrder as OpenOrderSummary } from '#shared/entities/payment.ts';
import { Currency, MinorUnits } from '#shared/fields.ts';
import { PaymentID, ProjectID, type UserID } from '#shared/ids.ts';
import { money } from '#shared/settings.ts';
import type { StoredPayment } from './order.store.ts';

/** An unresolved order of a person. */
const OpenOrder = z.object({
  PaymentID,
  ProjectID,
  /** The project's short name as the person saw it. */
  shortName: z.string(),
  /** Units that it holds; 0 for a donation. */
  units: z.int(),
  /** Minor units. */
  total: MinorUnits,
  currency: Currency,
});
export type OpenOrder = z.output<typeof OpenOrder>;

/**
 * A person's unresolved orders. Each takes one of a few numbered places and leaves it in the transaction that resolves
 * it, so that simultaneous orders of one person cannot exceed their number.
 */
export const openOrders = entity({
  name: 'openOrder',
  schema: OpenOrder,
  key: (payer: UserID, place: number) => ({ pk: `payer#${payer}`, sk: `openOrder#${place}` }),
});

/** Keys of all places of a person. */
export const openOrderKeys = (payer: UserID) =>
  Array.from({ length: money.maxOpenOrders }, (_, index) => openOrders.key(payer, index));

/** Takes a place for an order. Refused if another order has taken it. */
export const takePlace = (
  { PaymentID: id, payerId, project, seenAs, kind, quantity, total, currency }: StoredPayment,
  place: number,
) =>
  Step.create(openOrders.key(payerId, place), {
    PaymentID: id,
    ProjectID: project.ProjectID,
    shortName: (seenAs ?? project).shortName,
    units: kind === 'points' ? quantity : 0,
    total,
    currency,
  });

/** Leaves the place of an order that is unresolved until then. */
export const leavePlace = ({ payerId, place, PaymentID: id }: StoredPayment) =>
  place === undefined ? undefined : Step.remove(openOrders.key(payerId, place)).when('PaymentID', '=', id);

/** The order as its payer sees it in a refusal of another one. */
export const toOpenOrder = ({
  PaymentID: id,
  ProjectID: project,
  shortName,
  total,
  currency,
}: OpenOrder): OpenOrderSummary => ({ PaymentID: id, ProjectID: project, shortName, total, currency });
