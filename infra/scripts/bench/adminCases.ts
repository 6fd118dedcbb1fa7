import { banPerson } from '#functions/admin/banPerson.ts';
import { findPeople } from '#functions/admin/findPeople.ts';
import { getPerson } from '#functions/admin/getPerson.ts';
import { getSsoToken } from '#functions/admin/getSsoToken.ts';
import { listAuditEntries } from '#functions/admin/listAuditEntries.ts';
import { restorePerson } from '#functions/admin/restorePerson.ts';
import { getMonthEnd } from '#functions/finance/getMonthEnd.ts';
import { listMonthlyResults } from '#functions/finance/listMonthlyResults.ts';
import { listPayees } from '#functions/finance/listPayees.ts';
import { getReport } from '#functions/reports/getReport.ts';
import { listReports } from '#functions/reports/listReports.ts';
import { resolveReport } from '#functions/reports/resolveReport.ts';
import { getMoneyStatistics } from '#functions/statistics/getMoneyStatistics.ts';
import { getStatistics } from '#functions/statistics/getStatistics.ts';
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
