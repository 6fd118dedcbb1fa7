import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import type { Receipt } from '#shared/entities/payment.ts';
import { nameOf } from '#shared/fullName.ts';
import { referenceNumber } from '#shared/referenceNumber.ts';
import { orders } from '../orders/order.store.ts';
import { paidCommission } from '../orders/paidCommission.ts';
import { seenProject } from '../orders/toPayment.ts';
import { queryRefunds } from './queryRefunds.ts';

/**
 * Returns the receipt of one of the caller's paid orders, with their name and address of its day; orders of before these
 * were stored have those of the profile. Unpaid ones have none. Cost: at most 3 DynamoDB requests.
 */
export const getReceipt = operation(contracts.getReceipt, {
  load: ({ PaymentID, callerId }) => ({ order: orders.key(PaymentID), payer: authors.key(callerId) }),
  async run({ caller, loaded: { order, payer } }, { table }) {
    if (!order || !payer || order.payerId !== caller.UserID) return refuse('ORDER_NOT_FOUND');
    const { PaymentID, paidAt, language, kind, quantity, price, total, currency, commission } = order;
    if (!paidAt) return refuse('RECEIPT_NOT_AVAILABLE');
    const { ProjectID, name, contributionName, language: projectLanguage } = seenProject(order);

    const receipt: Receipt = {
      PaymentID,
      number: referenceNumber(PaymentID),
      language,
      payer: order.payer ?? { name: nameOf(payer, language), email: payer.email },
      project: { ProjectID, name, contributionName, ...(projectLanguage && { language: projectLanguage }) },
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
  },
});
