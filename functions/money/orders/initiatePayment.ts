import { createHash } from 'node:crypto';
import { callers } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { canView } from '#functions/projects/canView.ts';
import type { ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { readStats, stats } from '#functions/projects/stats.store.ts';
import { allocateUnits } from '#functions/projects/units.ts';
import type { Body } from '#shared/contract.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import type { OrderedItem } from '#shared/entities/payment.ts';
import { unitPrice } from '#shared/entities/project.ts';
import { PaymentID, type UserID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { money } from '#shared/settings.ts';
import { hour } from '#shared/time.ts';
import { commissionOf, permilleOf } from '../captures/commission.ts';
import { orders, type StoredPayment } from './order.store.ts';
import { toPayment } from './toPayment.ts';

/** Deterministic id of a payer's order, so that a repeated request with the same order key finds it. */
export const paymentIdOf = (payer: UserID, orderKey: string): PaymentID =>
  PaymentID.parse(`o${createHash('sha256').update(`${payer}\n${orderKey}`).digest('hex').slice(0, 39)}`);

/** Creates an order and reserves its units, atomically. The total must be the server's. Idempotent per order key. */
export async function initiatePayment(
  {
    body: input,
    caller,
    request: { language },
    loaded: [project, existing],
  }: Input<typeof contracts.initiatePayment, [typeof projects, typeof orders]>,
  deps: Deps,
) {
  const { table, now } = deps;
  const [item] = input.items;
  if (!item) return refuse('INVALID_REQUEST');
  const id = paymentIdOf(caller.UserID, input.orderKey);

  if (existing) return resultForExisting(existing, input, now());
  if (!project || !canView(project, undefined)) return refuse('PROJECT_NOT_FOUND');
  if (!isActionAllowed(projectActions.acceptPayments, project.status))
    return refuse('PROJECT_NOT_ACCEPTING_PAYMENTS');
  if (input.currency !== project.currency) return refuse('CURRENCY_NOT_SUPPORTED');
  const priced = priceOf(item, project);
  if (isRefusal(priced)) return priced;
  if (item.price !== priced.price || input.total !== priced.total) return refuse('TOTAL_MISMATCH');

  const owner = await table.get(callers.key(project.OwnerUserID));
  if (owner?.status === 'banned') return refuse('PROJECT_NOT_ACCEPTING_PAYMENTS');
  const commissionPermille = permilleOf(owner?.planTypeId ?? 'free');
  const order: StoredPayment = {
    PaymentID: id,
    payerId: caller.UserID,
    OwnerUserID: project.OwnerUserID,
    project: {
      ProjectID: project.ProjectID,
      name: project.name,
      shortName: project.shortName,
      contributionName: project.contributionName,
    },
    kind: item.kind,
    quantity: item.quantity,
    ...priced,
    currency: project.currency,
    commissionPermille,
    commission: commissionOf(priced.total, commissionPermille),
    language,
    status: 'pending',
    createdAt: now(),
    expiresAt: new Date(Date.parse(now()) + money.orderExpiryHours * hour).toISOString(),
    sessions: 0,
    shares: [],
    refunded: 0,
  };

  return await placeOrder(deps, order, input);
}

/** A buyer who is overtaken by others chooses again among the units that are left. */
const maxAttempts = 12;

/**
 * Stores an order and reserves its units. The project is not part of the transaction: a condition on it would conflict
 * with every other order. Units have the price of their order; a donation to a project that is gone is refunded when it
 * is paid.
 */
async function placeOrder(
  { table, now }: Deps,
  order: StoredPayment,
  input: Body<typeof contracts.initiatePayment>,
) {
  const { PaymentID: id, project, price } = order;
  for (let attempt = 1; ; attempt++) {
    const units = order.kind === 'points' ? await chooseUnits(table, order, attempt) : [];
    if (isRefusal(units)) return units;
    const placed = { ...order, ...(units.length > 0 && { units: [...units] }) };

    const refused = await table.transact(
      Step.create(orders.key(id), placed),
      ...stats.reserveUnits(project.ProjectID, price, units),
    );
    if (!refused) return toPayment(placed, now());
    if (refused.code === 'UNITS_SOLD_OUT' && attempt < maxAttempts) continue;
    if (refused.code !== 'CONCURRENT_UPDATE') return refused;

    const made = await table.get(orders.key(id)); // a concurrent request with the same key was first
    return made ? resultForExisting(made, input, now()) : refused;
  }
}

/** Chooses available units. Refused if there are fewer, or if their price has changed since the order was priced. */
async function chooseUnits(
  table: Table,
  { PaymentID: id, project, price, quantity }: StoredPayment,
  attempt: number,
) {
  const counted = await readStats(table, project.ProjectID);
  if (!counted) return refuse('PROJECT_NOT_FOUND');
  if (counted.shards.some(shard => shard.unitPrice !== price)) return refuse('CONCURRENT_UPDATE');
  return allocateUnits(counted.shards, quantity, `${id}#${attempt}`) ?? refuse('UNITS_SOLD_OUT');
}

function priceOf(item: OrderedItem, project: ProjectRecord) {
  const price = item.kind === 'donation' ? item.price : unitPrice(project);
  const total = price * item.quantity;
  if (item.quantity === 0) return refuse('QUANTITY_REQUIRED');
  if (item.kind === 'donation' && (price < money.donation.min || price > money.donation.max))
    return refuse('INVALID_AMOUNT');
  return total > money.maxPayment ? refuse('INVALID_AMOUNT') : { price, total };
}

function resultForExisting(
  order: StoredPayment,
  { items, total, currency }: Body<typeof contracts.initiatePayment>,
  at: string,
) {
  const [item] = items;
  const isSame =
    item?.ProjectID === order.project.ProjectID &&
    item.kind === order.kind &&
    item.quantity === order.quantity &&
    item.price === order.price &&
    total === order.total &&
    currency === order.currency;
  return isSame ? toPayment(order, at) : refuse('ORDER_ALREADY_PROCESSED');
}
