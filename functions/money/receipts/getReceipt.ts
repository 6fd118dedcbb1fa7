import type { authors } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import type { Receipt } from '#shared/entities/payment.ts';
import { nameOf } from '#shared/fullName.ts';
import type { orders } from '../orders/order.store.ts';
import { paidCommission } from '../orders/paidCommission.ts';
import { queryRefunds } from './queryRefunds.ts';
import { receiptNumber } from './receiptNumber.ts';

/**
 * Returns the receipt of one of the caller's paid orders, with their name and address of its day; orders of before these
 * were stored have those of the profile. Unpaid ones have none. Cost: at most 3 DynamoDB requests.
 */
export async function getReceipt(
  { caller, loaded: [order, payer] }: Input<typeof contracts.getReceipt, [typeof orders, typeof authors]>,
  { table }: { table: Pick<Table, 'get' | 'batchGet'> },
) {
  if (!order || !payer || order.payerId !== caller.UserID) return refuse('ORDER_NOT_FOUND');
  const { PaymentID, paidAt, language, kind, quantity, price, total, currency, commission } = order;
  if (!paidAt) return refuse('RECEIPT_NOT_AVAILABLE');
  const { ProjectID, name, contributionName } = order.project;

  const receipt: Receipt = {
    PaymentID,
    number: receiptNumber({ PaymentID, paidAt }),
    language,
    payer: order.payer ?? { name: nameOf(payer, language), email: payer.email },
    project: { ProjectID, name, contributionName },
    kind,
    quantity,
    price,
    total,
    ...(order.feeCovered && { feeCovered: true }),
    currency,
    commission,
    paidCommission: paidCommission(order),
    paidAt,
    refunds: await queryRefunds(table, order),
    refunded: order.refunded,
    anonymous: order.anonymous ?? false,
  };
  return receipt;
}
