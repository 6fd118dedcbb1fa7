import { payments } from '#shared/contracts/payments.ts';
import { lambda } from '../platform/lambda.ts';
import { listOwnedOrders, ownedOrderRefs } from './listOwnedOrders.ts';

export const handler = lambda(payments.listOwnedOrders, {
  beside: ({ by }, table) => ownedOrderRefs(table, by),
  run: ({ caller }, outside) => listOwnedOrders(outside, caller.UserID),
});
