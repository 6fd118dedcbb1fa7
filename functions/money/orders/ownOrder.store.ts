import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Instant } from '#shared/fields.ts';
import { PaymentID, UserID } from '#shared/ids.ts';
import { type OwnOrderFilter, paymentKinds, paymentStates } from '#shared/lifecycle.ts';
import { isUnresolved } from './order.store.ts';

/** Partition of the table: all orders of a payer. */
export const ownOrdersOf = (payer: UserID): string => `ownOrders#${payer}`;

/** Partition of gsi1 for a status in which an order stays, of gsi2 for a kind: those of a payer's orders. */
export const ownOrdersIn = (payer: UserID, filter: OwnOrderFilter): string => `ownOrders#${payer}#${filter}`;

const isKind = (filter: OwnOrderFilter): boolean => paymentKinds.some(kind => kind === filter);

/** The index that lists a payer's orders of a kind or in a state. */
export const indexOf = (filter: OwnOrderFilter): 'gsi1' | 'gsi2' => (isKind(filter) ? 'gsi2' : 'gsi1');

const OwnOrder = z.object({
  PaymentID,
  payerId: UserID,
  createdAt: Instant,
  kind: z.enum(paymentKinds),
  status: z.enum(paymentStates),
});

/**
 * Index entries of the payers' orders: a projection of the orders, which have no index by payer. Unresolved ones are in no list of a
 * status: they are the few that take a place (`openOrder.store.ts`).
 */
export const ownOrders = entity({
  name: 'ownOrder',
  schema: OwnOrder,
  key: (payer: UserID, place: string) => ({ pk: ownOrdersOf(payer), sk: place }),
  gsi1: ({ payerId, status, ...order }) =>
    isUnresolved(status) ? undefined : { pk: ownOrdersIn(payerId, status), sk: ownOrderSortKey(order) },
  gsi2: ({ payerId, kind, ...order }) => ({ pk: ownOrdersIn(payerId, kind), sk: ownOrderSortKey(order) }),
});

/** Sort key: by creation. */
export const ownOrderSortKey = ({
  createdAt,
  PaymentID: id,
}: Pick<z.output<typeof OwnOrder>, 'createdAt' | 'PaymentID'>): string => `${createdAt}#${id}`;
