import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { listOwnedOrders, ownedOrderRefs } from './orders/listOwnedOrders.ts';

export const handler = lambda(money.listOwnedOrders, {
  beside: ({ by }, table) => ownedOrderRefs(table, by),
  run: ({ caller }, deps) => listOwnedOrders(deps, caller.UserID),
});
