import { payments } from '#shared/contracts/payments.ts';
import { lambda } from '../platform/lambda.ts';
import { listOwnedOrders } from './listOwnedOrders.ts';

export const handler = lambda(payments.listOwnedOrders, ({ caller }, outside) =>
  listOwnedOrders(outside, caller.UserID),
);
