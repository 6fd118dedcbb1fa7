import { lambda } from '#functions/platform/lambda.ts';
import { payments } from '#shared/contracts/payments.ts';
import { listOwnedOrders, ownedOrderRefs } from './listOwnedOrders.ts';

export const handler = lambda(payments.listOwnedOrders, {
  beside: ({ by }, table) => ownedOrderRefs(table, by),
  run: ({ caller }, outside) => listOwnedOrders(outside, caller.UserID),
});
