import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { orders } from './orders/order.store.ts';
import { getReceipt } from './receipts/getReceipt.ts';

export const handler = lambda(money.getReceipt, {
  load: ({ PaymentID, callerId }) => [orders.key(PaymentID), authors.key(callerId)],
  run: getReceipt,
});
