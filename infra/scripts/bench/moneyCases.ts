import { handler as getAccountStatus } from '#functions/money/getAccountStatus.lambda.ts';
import { handler as getInvoice } from '#functions/money/getInvoice.lambda.ts';
import { handler as getOrder } from '#functions/money/getOrder.lambda.ts';
import { handler as getOrderRefunds } from '#functions/money/getOrderRefunds.lambda.ts';
import { handler as getPayoutOrigin } from '#functions/money/getPayoutOrigin.lambda.ts';
import { handler as getPlatformFee } from '#functions/money/getPlatformFee.lambda.ts';
import { handler as getProjectFee } from '#functions/money/getProjectFee.lambda.ts';
import { handler as getReceipt } from '#functions/money/getReceipt.lambda.ts';
import { handler as getStatement } from '#functions/money/getStatement.lambda.ts';
import { handler as initiatePayment } from '#functions/money/initiatePayment.lambda.ts';
import { handler as listAllPayouts } from '#functions/money/listAllPayouts.lambda.ts';
import { handler as listChecks } from '#functions/money/listChecks.lambda.ts';
import { handler as listDebts } from '#functions/money/listDebts.lambda.ts';
import { handler as listDisputes } from '#functions/money/listDisputes.lambda.ts';
import { handler as listInvoices } from '#functions/money/listInvoices.lambda.ts';
import { handler as listMyDebts } from '#functions/money/listMyDebts.lambda.ts';
import { handler as listMyEarnings } from '#functions/money/listMyEarnings.lambda.ts';
import { handler as listMyOrders } from '#functions/money/listMyOrders.lambda.ts';
import { handler as listMyPayouts } from '#functions/money/listMyPayouts.lambda.ts';
import { handler as listOwnedOrders } from '#functions/money/listOwnedOrders.lambda.ts';
import { handler as listOwnedRefunds } from '#functions/money/listOwnedRefunds.lambda.ts';
import { handler as listProjectOrders } from '#functions/money/listProjectOrders.lambda.ts';
import { handler as listProjectPayments } from '#functions/money/listProjectPayments.lambda.ts';
import { handler as listRefunds } from '#functions/money/listRefunds.lambda.ts';
import { handler as listStatementLines } from '#functions/money/listStatementLines.lambda.ts';
import { payoutIdOf } from '#functions/money/payouts/payout.store.ts';
import { handler as previewShares } from '#functions/money/previewShares.lambda.ts';
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
