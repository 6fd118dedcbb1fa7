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
    handler: initiatePayment,
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
  { name: 'getOrder', handler: getOrder, input: { body: { PaymentID } }, sending: byOwner },
  { name: 'getPlatformFee', handler: getPlatformFee, input: {} },
  { name: 'getProjectFee', handler: getProjectFee, input: { ProjectID }, sending: byAna },
  { name: 'listProjectPayments, stranger', handler: listProjectPayments, input: { ProjectID } },
  {
    name: 'listProjectPayments, known caller',
    handler: listProjectPayments,
    input: { ProjectID },
    sending: byAna,
  },
  { name: 'listOwnedOrders', handler: listOwnedOrders, input: {}, sending: byOwner },
  { name: 'listProjectOrders', handler: listProjectOrders, input: { ProjectID }, sending: byOwner },
  {
    name: 'getOrderRefunds',
    handler: getOrderRefunds,
    input: { PaymentID: paidOrder },
    sending: byPayer,
  },
  { name: 'previewShares', handler: previewShares, input: { ProjectID }, sending: byOwner },
  { name: 'listOwnedRefunds', handler: listOwnedRefunds, input: {}, sending: byOwner },
  { name: 'listRefunds', handler: listRefunds, input: {}, sending: byAdmin },
  { name: 'listDisputes', handler: listDisputes, input: {}, sending: byAdmin },
  { name: 'listChecks', handler: listChecks, input: {}, sending: byAdmin },
  { name: 'listDebts', handler: listDebts, input: {}, sending: byAdmin },
  { name: 'listMyEarnings', handler: listMyEarnings, input: {}, sending: byOwner },
  { name: 'listMyDebts', handler: listMyDebts, input: {}, sending: byOwner },
  { name: 'listInvoices', handler: listInvoices, input: {}, sending: byOwner },
  {
    name: 'getInvoice',
    handler: getInvoice,
    input: { invoiceNumber: benchInvoice },
    sending: byOwner,
  },
  { name: 'listMyOrders', handler: listMyOrders, input: {}, sending: byPayer },
  {
    name: 'listMyOrders, in a state',
    handler: listMyOrders,
    input: { query: { filter: 'success' } },
    sending: byPayer,
  },
  { name: 'getReceipt', handler: getReceipt, input: { PaymentID: paidOrder }, sending: byPayer },
  {
    name: 'getStatement',
    handler: getStatement,
    input: { userId: owner, query: { month: '2026-11' } },
    sending: byOwner,
  },
  {
    name: 'listStatementLines',
    handler: listStatementLines,
    input: { userId: owner, query: { month: '2026-11' } },
    sending: byOwner,
  },
  { name: 'getAccountStatus', handler: getAccountStatus, input: { userId: owner }, sending: byOwner },
  { name: 'listMyPayouts', handler: listMyPayouts, input: {}, sending: byOwner },
  {
    name: 'listMyPayouts, in a state',
    handler: listMyPayouts,
    input: { query: { status: 'pending' } },
    sending: byOwner,
  },
  {
    name: 'getPayoutOrigin',
    handler: getPayoutOrigin,
    input: { recipientPayoutId: payoutIdOf(paidOrder, owner) },
    sending: byOwner,
  },
  { name: 'listAllPayouts', handler: listAllPayouts, input: {}, sending: byAdmin },
  {
    name: 'listAllPayouts, of some days',
    handler: listAllPayouts,
    input: { query: { from: '2026-01-01', until: '2026-12-31' } },
    sending: byAdmin,
  },
  {
    name: 'listAllPayouts, in a state',
    handler: listAllPayouts,
    input: { query: { status: 'pending' } },
    sending: byAdmin,
  },
];
