import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;

/** Files about money: payments, payouts, refunds, documents and plans. */
const money = [
  'domain/{money,plan}/**/*.{ts,tsx}',
  'pages/{contributions,payout,payment,subscribing}/**/*.{ts,tsx}',
  'pages/account/profile/membership/**/*.{ts,tsx}',
  'pages/admin/{payouts,finance}/**/*.{ts,tsx}',
];

/** A date in the visitor's own time zone. Moments until which a person can act are too, but by `format.deadline`, which names the zone. */
const localDate = /\b(?:Date|Moment)Text\b|\bformat\.date\(/;

test('dates of money are UTC days, as on receipts, in exports and emails', () => {
  const files = globSync(money, { cwd: root }).filter(file => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter(file => localDate.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('nothing else shows the day of a payment in another zone', () => {
  const files = globSync('**/*.tsx', { cwd: root });
  const local = /(DateText at=\{|format\.date\()[^\n]*\b(paidAt|paidUntil|renewsAt|trialEnd|periodEnd)\b/;
  expect(files.filter(file => local.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
