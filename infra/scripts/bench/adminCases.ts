import { banPerson } from '#functions/admin/banPerson.ts';
import { findPeople } from '#functions/admin/findPeople.ts';
import { getMaintenance } from '#functions/admin/getMaintenance.ts';
import { getPerson } from '#functions/admin/getPerson.ts';
import { getSsoToken } from '#functions/admin/getSsoToken.ts';
import { listAuditEntries } from '#functions/admin/listAuditEntries.ts';
import { listSupportRequests } from '#functions/admin/listSupportRequests.ts';
import { restorePerson } from '#functions/admin/restorePerson.ts';
import { getMonthEnd } from '#functions/finance/getMonthEnd.ts';
import { listMonthlyResults } from '#functions/finance/listMonthlyResults.ts';
import { listPayees } from '#functions/finance/listPayees.ts';
import { listPersonOrders } from '#functions/money/orders/listPersonOrders.ts';
import { listQueues } from '#functions/queues/listQueues.ts';
import { getReport } from '#functions/reports/getReport.ts';
import { listReports } from '#functions/reports/listReports.ts';
import { resolveReport } from '#functions/reports/resolveReport.ts';
import { getMoneyStatistics } from '#functions/statistics/getMoneyStatistics.ts';
import { getStatistics } from '#functions/statistics/getStatistics.ts';
import { listPersonPlanPayments } from '#functions/subscriptions/listPersonPlanPayments.ts';
import { testEnvironment } from '#functions/testing/environment.ts';
import type { BenchWorld, Case } from './benchWorld.ts';

/** Actions of administrators on people and reported content, and the statistics. */
export const adminCases = ({ ReportID, owner, requester, byAdmin }: BenchWorld): Case[] => [
  { name: 'findPeople', operation: findPeople, input: { query: { search: 'mar' } }, sending: byAdmin },
  { name: 'findPeople, all', operation: findPeople, input: {}, sending: byAdmin },
  { name: 'getPerson', operation: getPerson, input: { UserID: requester }, sending: byAdmin },
  {
    name: 'listPersonOrders',
    operation: listPersonOrders,
    input: { UserID: requester },
    sending: byAdmin,
  },
  {
    name: 'listPersonPlanPayments',
    operation: listPersonPlanPayments,
    input: { UserID: owner },
    sending: byAdmin,
  },
  { name: 'listSupportRequests', operation: listSupportRequests, input: {}, sending: byAdmin },
  { name: 'getMaintenance', operation: getMaintenance, input: {}, sending: byAdmin },
  {
    name: 'banPerson',
    operation: banPerson,
    input: { UserID: requester, body: { reason: 'Sends advertisements to everybody.' } },
    sending: byAdmin,
  },
  {
    name: 'restorePerson',
    operation: restorePerson,
    input: { UserID: requester, body: {} },
    sending: byAdmin,
  },
  { name: 'listQueues', operation: listQueues, input: {}, sending: byAdmin },
  { name: 'listReports', operation: listReports, input: {}, sending: byAdmin },
  { name: 'getReport', operation: getReport, input: { ReportID }, sending: byAdmin },
  {
    name: 'resolveReport',
    operation: resolveReport,
    input: { ReportID, body: { decision: 'dismiss' } },
    sending: byAdmin,
  },
  { name: 'listAuditEntries', operation: listAuditEntries, input: {}, sending: byAdmin },
  {
    name: 'getSsoToken',
    operation: getSsoToken,
    input: { query: { origin: testEnvironment.SITE_URL }, headers: { authorization: 'Bearer session' } },
    sending: byAdmin,
  },
  { name: 'getStatistics', operation: getStatistics, input: {} },
  { name: 'getMoneyStatistics', operation: getMoneyStatistics, input: {}, sending: byAdmin },
  { name: 'listPayees', operation: listPayees, input: { query: { year: '2026' } }, sending: byAdmin },
  { name: 'getMonthEnd', operation: getMonthEnd, input: { query: { month: '2026-11' } }, sending: byAdmin },
  {
    name: 'listMonthlyResults',
    operation: listMonthlyResults,
    input: { query: { until: '2026-11' } },
    sending: byAdmin,
  },
];
