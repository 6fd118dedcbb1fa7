import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { readStats, stats } from '#functions/projects/stats.store.ts';
import { allocateUnits, type UnitAllocation } from '#functions/projects/units.ts';
import { minUnits } from '#shared/gifts.ts';
import { maxUnitsHeld } from '#shared/heldUnits.ts';
import type { ProjectID } from '#shared/ids.ts';
import { money } from '#shared/settings.ts';
import { minute } from '#shared/time.ts';
import { endOrder } from './endOrder.ts';
import { type OpenOrder, openOrderKeys, takePlace, toOpenOrder } from './openOrder.store.ts';
import { orders, type StoredPayment, unopenedOrdersOf } from './order.store.ts';

/** Places of the payer's unresolved orders; the free ones are undefined. */
type Places = readonly (OpenOrder | undefined)[];

/** A buyer who is overtaken by others chooses again among the units that are left. */
const maxAttempts = 12;

/**
 * Stores an order, takes a place among the payer's unresolved ones and reserves its units. Returns it, or the order that
 * a concurrent request with the same key has stored. The project is not part of the transaction: a condition on it
 * would conflict with every other order. Units have the price of their order, and a donation to a project that is gone
 * is refunded when it is paid.
 */
export async function placeOrder({ table, now }: Deps, order: StoredPayment, loaded: Places) {
  const { PaymentID: id, payerId, project, price } = order;
  let places = loaded;
  let hasReleased = false;

  for (let attempt = 1; ; attempt++) {
    const place = places.indexOf(undefined);
    if (place < 0) return tooManyOrders(places);
    const units = order.kind === 'points' ? await chooseUnits(table, order, places, attempt) : [];
    if (isRefusal(units)) {
      if (units.code !== 'UNITS_SOLD_OUT' || hasReleased) return units;
      hasReleased = true;
      if (await releaseUnopened({ table, now }, project.ProjectID)) continue;
      return units;
    }

    const refused = await table.transact(
      Step.create(orders.key(id), { ...order, place, ...(units.length > 0 && { units: [...units] }) }),
      takePlace(order, place),
      ...stats.reserveUnits(project.ProjectID, price, units),
    );
    if (!refused) return order;
    if (attempt === maxAttempts) return refuse('CONCURRENT_UPDATE'); // units may be left
    if (refused.code === 'UNITS_SOLD_OUT') continue;

    // Another order has taken the place, or a request with the same key was first.
    const [made, ...taken] = await table.batchGet(orders.key(id), ...openOrderKeys(payerId));
    if (made) return made;
    places = taken;
  }
}

const tooManyOrders = (places: Places) =>
  refuse('TOO_MANY_OPEN_ORDERS', {
    max: money.maxOpenOrders,
    orders: places.flatMap(open => (open ? [toOpenOrder(open)] : [])),
  });

/** Chooses available units. Refused if there are fewer, if the payer holds too many, or if their price has changed. */
async function chooseUnits(
  table: Table,
  { PaymentID: id, project: { ProjectID: project }, price, currency, quantity }: StoredPayment,
  places: Places,
  attempt: number,
) {
  const counted = await readStats(table, project);
  if (!counted) return refuse('PROJECT_NOT_FOUND');
  if (counted.shards.some(shard => shard.unitPrice !== price)) return refuse('CONCURRENT_UPDATE');

  const { remainingUnits } = counted.totals;
  const allocation: UnitAllocation | undefined = allocateUnits(counted.shards, quantity, `${id}#${attempt}`);
  if (!allocation) return refuse('UNITS_SOLD_OUT');
  const held = places.reduce((sum, open) => sum + (open?.ProjectID === project ? open.units : 0), 0);
  const max = maxUnitsHeld(remainingUnits + held, minUnits(price, currency)) - held;
  return quantity > max ? refuse('TOO_MANY_UNITS', { max: Math.max(0, max) }) : allocation;
}

/** Expires orders for points whose payers have not opened a payment page for minutes. Returns their number. */
async function releaseUnopened(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  project: ProjectID,
): Promise<number> {
  const until = new Date(Date.parse(now()) - money.unopenedOrder * minute).toISOString();
  const { items } = await table.query(orders, {
    index: 'gsi2',
    pk: unopenedOrdersOf(project),
    between: ['0', until],
  });
  const ended = await Promise.all(items.map(order => endOrder({ table }, order, 'expire')));
  return ended.filter(({ status }) => status === 'expired').length;
}
