import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * Files that take the UTC day of an instant, with the number of uses and their reason. All others use the days of a person
 * or project.
 */
const utcDays: Record<string, [count: number, reason: string]> = {
  'functions/adoption/deliverWithheldCandidacies.ts': [1, 'id of an event, so that it is sent once'],
  'functions/adoption/listProjectsToAdopt.ts': [1, 'start of a list that is the same for everybody'],
  'functions/authors/taskAward.store.ts': [6, 'counters that limit awards, per UTC day and week'],
  'functions/contacts/contact.events.ts': [1, 'id of an event, so that it is sent once'],
  'functions/generated/generateOnce.ts': [
    1,
    'counter that limits generations, which rests until midnight UTC',
  ],
  'functions/generated/generation.store.ts': [3, 'counter that limits generations'],
  'functions/platform/dayBudget.store.ts': [1, 'counter that limits what services cost'],
  'functions/messages/answerAward.store.ts': [1, 'counter that limits awards'],
  'functions/money/payouts/reportStuckPayouts.ts': [1, 'id of an event, so that it is sent once'],
  'functions/pages/renderPage.ts': [1, 'key of pages in the cache, which all readers share'],
  'functions/statistics/dailyCounts.store.ts': [2, 'counters of the whole site'],
  'functions/system/supportProject.ts': [1, 'end date of a project that is never public'],
  'functions/tasks/task.news.ts': [1, 'when a counter that limits awards begins again'],
  'functions/tasks/teamCounts.store.ts': [1, 'counters of a team, whose people live in several zones'],
  'functions/teams/getTeamStatistics.ts': [1, 'counters of a team'],
  'functions/translation/translationUse.store.ts': [1, 'counter that limits translations'],
  'functions/visits/visitCounts.store.ts': [1, 'counters of visits, whose secret changes at midnight UTC'],
  'infra/local/demo/moments.ts': [2, 'demo data'],
  'infra/scripts/bench/fillTable.ts': [1, 'data of a measurement'],
  'web/src/pages/payout/payoutTotals.ts': [4, 'days of money'],
};

/** Calls of `Date` that know UTC and the machine's zone only, and cut texts. */
const ownDays =
  /\.slice\(0, ?10\)|slice\(0, 'YYYY-MM-DD'|\.toISOString\(\)\s*\.slice\(|\.(get|set)UTC\w+\(|\.(get|set)(FullYear|Month|Date|Day|Hours)\(|\.toLocale(Date|Time)?String\(|\.split\('T'\)/g;

/** Files that may handle dates without `shared/days.ts`, with the number of uses and their reason. */
const others: Record<string, [count: number, reason: string]> = {
  'functions/money/invoices/issueInvoices.ts': [1, 'month of money'],
  'infra/local/console/mail.ts': [1, 'console of the machine on which it runs'],
  'infra/local/console/views.ts': [1, 'console of the machine on which it runs'],
  'infra/local/payments/console/parts.ts': [1, 'simulator of the payment provider'],
  'infra/local/payments/pages/layout.ts': [1, 'simulator of the payment provider, whose days are UTC'],
  'infra/local/payments/resources/intents.ts': [1, 'simulator of the payment provider'],
  'infra/local/payments/resources/periods.ts': [8, 'simulator of the payment provider'],
  'infra/scripts/bench/cost.ts': [1, 'a number'],
  'infra/scripts/bench/market.ts': [2, 'numbers'],
  'infra/scripts/bench/worstDay.ts': [1, 'a number'],
  'shared/months.ts': [1, 'months of money'],
  'web/src/domain/money/months.ts': [1, 'month of money'],
  'web/src/pages/admin/maintenance/localInput.ts': [1, 'an input that shows the time of the device'],
  'web/src/pages/proof/Chain.tsx': [1, 'the first entries of a list'],
};

const files = globSync(
  [
    'functions/**/*.ts',
    'shared/**/*.ts',
    'web/src/**/*.{ts,tsx}',
    'infra/{cloud,local,scripts}/**/*.{ts,mjs}',
  ],
  { cwd: root },
).filter(file => !/\.test\.tsx?$|\/testing\/|^shared\/days\.ts$/.test(file));

/** Numbers of places by file. */
function placesOf(pattern: RegExp): Record<string, number> {
  const counted = files.map(file => [
    file,
    readFileSync(join(root, file), 'utf8').match(pattern)?.length ?? 0,
  ]);
  return Object.fromEntries(counted.filter(([, count]) => count !== 0));
}

const countsIn = (listed: Record<string, [number, string]>) =>
  Object.fromEntries(Object.entries(listed).map(([file, [count]]) => [file, count]));

test('a UTC day is taken where everybody has the same day, and nowhere else', () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(placesOf(/\butc(Day|Week)Of\(/g)).toEqual(countsIn(utcDays));
});

test('all other days come from the functions for days', () => {
  expect(placesOf(ownDays)).toEqual(countsIn(others));
});
