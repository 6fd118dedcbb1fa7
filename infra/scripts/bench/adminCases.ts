import { handler as banPerson } from '#functions/admin/banPerson.lambda.ts';
import { handler as findPeople } from '#functions/admin/findPeople.lambda.ts';
import { handler as getPerson } from '#functions/admin/getPerson.lambda.ts';
import { handler as getSsoToken } from '#functions/admin/getSsoToken.lambda.ts';
import { handler as listAuditEntries } from '#functions/admin/listAuditEntries.lambda.ts';
import { handler as restorePerson } from '#functions/admin/restorePerson.lambda.ts';
import { handler as getMonthEnd } from '#functions/finance/getMonthEnd.lambda.ts';
import { handler as listMonthlyResults } from '#functions/finance/listMonthlyResults.lambda.ts';
import { handler as listPayees } from '#functions/finance/listPayees.lambda.ts';
import { handler as getReport } from '#functions/reports/getReport.lambda.ts';
import { handler as listReports } from '#functions/reports/listReports.lambda.ts';
import { handler as resolveReport } from '#functions/reports/resolveReport.lambda.ts';
import { handler as getMoneyStatistics } from '#functions/statistics/getMoneyStatistics.lambda.ts';
import { handler as getStatistics } from '#functions/statistics/getStatistics.lambda.ts';
import { testEnvironment } from '#functions/testing/environment.ts';
import type { BenchWorld, Case } from './benchWorld.ts';

/** What administrators do about people and reported content, and the statistics. */
export const adminCases = ({ ReportID, requester, byAdmin }: BenchWorld): Case[] => [
  { name: 'findPeople', handler: findPeople, input: { query: { search: 'mar' } }, sending: byAdmin },
  { name: 'findPeople, all', handler: findPeople, input: {}, sending: byAdmin },
  { name: 'getPerson', handler: getPerson, input: { UserID: requester }, sending: byAdmin },
  {
    name: 'banPerson',
    handler: banPerson,
    input: { UserID: requester, body: { reason: 'Sends advertisements to everybody.' } },
    sending: byAdmin,
  },
  { name: 'restorePerson', handler: restorePerson, input: { UserID: requester, body: {} }, sending: byAdmin },
  { name: 'listReports', handler: listReports, input: {}, sending: byAdmin },
  { name: 'getReport', handler: getReport, input: { ReportID }, sending: byAdmin },
  {
    name: 'resolveReport',
    handler: resolveReport,
    input: { ReportID, body: { decision: 'dismiss' } },
    sending: byAdmin,
  },
  { name: 'listAuditEntries', handler: listAuditEntries, input: {}, sending: byAdmin },
  {
    name: 'getSsoToken',
    handler: getSsoToken,
    input: { query: { origin: testEnvironment.SITE_URL }, headers: { authorization: 'Bearer session' } },
    sending: byAdmin,
  },
  { name: 'getStatistics', handler: getStatistics, input: {} },
  { name: 'getMoneyStatistics', handler: getMoneyStatistics, input: {}, sending: byAdmin },
  { name: 'listPayees', handler: listPayees, input: { query: { year: '2026' } }, sending: byAdmin },
  { name: 'getMonthEnd', handler: getMonthEnd, input: { query: { month: '2026-11' } }, sending: byAdmin },
  {
    name: 'listMonthlyResults',
    handler: listMonthlyResults,
    input: { query: { until: '2026-11' } },
    sending: byAdmin,
  },
];
