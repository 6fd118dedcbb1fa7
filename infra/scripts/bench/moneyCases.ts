import { getAccountStatus } from '#functions/money/accounts/getAccountStatus.ts';
import { getPlatformFee } from '#functions/money/captures/getPlatformFee.ts';
import { previewShares } from '#functions/money/captures/previewShares.ts';
import { listDebts } from '#functions/money/debts/listDebts.ts';
import { listMyDebts } from '#functions/money/debts/listMyDebts.ts';
import { listDisputes } from '#functions/money/disputes/listDisputes.ts';
import { getInvoice } from '#functions/money/getInvoice.ts';
import { listInvoices } from '#functions/money/invoices/listInvoices.ts';
import { getOrder } from '#functions/money/orders/getOrder.ts';
import { getProjectFee } from '#functions/money/orders/getProjectFee.ts';
import { initiatePayment } from '#functions/money/orders/initiatePayment.ts';
import { listMyOrders } from '#functions/money/orders/listMyOrders.ts';
import { listOwnedOrders } from '#functions/money/orders/listOwnedOrders.ts';
import { listProjectOrders } from '#functions/money/orders/listProjectOrders.ts';
import { listProjectPayments } from '#functions/money/orders/listProjectPayments.ts';
import { getPayoutOrigin } from '#functions/money/payouts/getPayoutOrigin.ts';
import { listAllPayouts } from '#functions/money/payouts/listAllPayouts.ts';
import { listMyPayouts } from '#functions/money/payouts/listMyPayouts.ts';
import { payoutIdOf } from '#functions/money/payouts/payout.store.ts';
import { getReceipt } from '#functions/money/receipts/getReceipt.ts';
import { listChecks } from '#functions/money/reconciliation/listChecks.ts';
import { getOrderRefunds } from '#functions/money/refunds/getOrderRefunds.ts';
import { listOwnedRefunds } from '#functions/money/refunds/listOwnedRefunds.ts';
import { listRefunds } from '#functions/money/refunds/listRefunds.ts';
import { getStatement } from '#functions/money/statements/getStatement.ts';
import { listMyEarnings } from '#functions/money/statements/listMyEarnings.ts';
import { listStatementLines } from '#functions/money/statements/listStatementLines.ts';
import type { BenchWorld, Case } from './benchWorld.ts';
import { benchInvoice } from './moneyItems.ts';

/** Calls on payments and payouts. */
export const moneyCases = ({
  ProjectID,
  PaymentID,
  paidOrder,
  owner,
  byOwner,
  byAna,
  byPayer,
  byAdmin,
}: BenchWorld): Case[] => [
  {
    name: 'initiatePayment',
    operation: initiatePayment,
    input: {
      body: {
        items: [{ kind: 'donation', ProjectID, quantity: 1, price: 1_500 }],
        total: 1_500,
        currency: 'EUR',
        orderKey: 'bench-order-key-1',
      },
    },
    sending: byAna,
  },
  { name: 'getOrder', operation: getOrder, input: { body: { PaymentID } }, sending: byOwner },
  { name: 'getPlatformFee', operation: getPlatformFee, input: {} },
  { name: 'getProjectFee', operation: getProjectFee, input: { ProjectID }, sending: byAna },
  { name: 'listProjectPayments, stranger', operation: listProjectPayments, input: { ProjectID } },
  {
    name: 'listProjectPayments, known caller',
    operation: listProjectPayments,
    input: { ProjectID },
    sending: byAna,
  },
  { name: 'listOwnedOrders', operation: listOwnedOrders, input: {}, sending: byOwner },
  { name: 'listProjectOrders', operation: listProjectOrders, input: { ProjectID }, sending: byOwner },
  {
    name: 'getOrderRefunds',
    operation: getOrderRefunds,
    input: { PaymentID: paidOrder },
    sending: byPayer,
  },
  { name: 'previewShares', operation: previewShares, input: { ProjectID }, sending: byOwner },
  { name: 'listOwnedRefunds', operation: listOwnedRefunds, input: {}, sending: byOwner },
  { name: 'listRefunds', operation: listRefunds, input: {}, sending: byAdmin },
  { name: 'listDisputes', operation: listDisputes, input: {}, sending: byAdmin },
  { name: 'listChecks', operation: listChecks, input: {}, sending: byAdmin },
  { name: 'listDebts', operation: listDebts, input: {}, sending: byAdmin },
  { name: 'listMyEarnings', operation: listMyEarnings, input: {}, sending: byOwner },
  { name: 'listMyDebts', operation: listMyDebts, input: {}, sending: byOwner },
  { name: 'listInvoices', operation: listInvoices, input: {}, sending: byOwner },
  {
    name: 'getInvoice',
    operation: getInvoice,
    input: { invoiceNumber: benchInvoice },
    sending: byOwner,
  },
  { name: 'listMyOrders', operation: listMyOrders, input: {}, sending: byPayer },
  {
    name: 'listMyOrders, in a state',
    operation: listMyOrders,
    input: { query: { filter: 'success' } },
    sending: byPayer,
  },
  { name: 'getReceipt', operation: getReceipt, input: { PaymentID: paidOrder }, sending: byPayer },
  {
    name: 'getStatement',
    operation: getStatement,
    input: { userId: owner, query: { month: '2026-11' } },
    sending: byOwner,
  },
  {
    name: 'listStatementLines',
    operation: listStatementLines,
    input: { userId: owner, query: { month: '2026-11' } },
    sending: byOwner,
  },
  { name: 'getAccountStatus', operation: getAccountStatus, input: { userId: owner }, sending: byOwner },
  { name: 'listMyPayouts', operation: listMyPayouts, input: {}, sending: byOwner },
  {
    name: 'listMyPayouts, in a state',
    operation: listMyPayouts,
    input: { query: { status: 'pending' } },
    sending: byOwner,
  },
  {
    name: 'getPayoutOrigin',
    operation: getPayoutOrigin,
    input: { recipientPayoutId: payoutIdOf(paidOrder, owner) },
    sending: byOwner,
  },
  { name: 'listAllPayouts', operation: listAllPayouts, input: {}, sending: byAdmin },
  {
    name: 'listAllPayouts, of some days',
    operation: listAllPayouts,
    input: { query: { from: '2026-01-01', until: '2026-12-31' } },
    sending: byAdmin,
  },
  {
    name: 'listAllPayouts, in a state',
    operation: listAllPayouts,
    input: { query: { status: 'pending' } },
    sending: byAdmin,
  },
];
