import { describe, expect, test } from 'vitest';
import { billOf, idleMonth, mixedDay, type Usage } from './bill.ts';
import { assumptions, prices } from './prices.ts';

const usage: Usage = {
  readUnits: 4,
  writeUnits: 6,
  requests: 2,
  responseBytes: 1000,
  logBytes: 400,
  stream: { readUnits: 10, writeUnits: 30, requests: 20, logBytes: 0, calls: 2 },
  cached: false,
};

describe('the bill of an action', () => {
  test('is for the table what its units cost, with those of the stream', () => {
    expect(billOf(usage).table).toBeCloseTo(14 * 0.1485 + 36 * 0.7423, 6);
  });

  test('is for Lambda what its calls and their time cost', () => {
    const { baseMs, requestMs, coldStarts, coldMs, memory } = assumptions;
    const ms = 3 * (baseMs + coldStarts * coldMs) + 22 * requestMs;
    expect(billOf(usage).lambda).toBeCloseTo(0.6 + ms * 1000 * memory * prices.lambda.gigabyteSecond, 6);
  });

  test('is the sum of all services', () => {
    const { total, withCapacity: _, ...parts } = billOf(usage);
    expect(total).toBeCloseTo(
      Object.values(parts).reduce((sum, one) => sum + one, 0),
      9,
    );
    expect(parts.logs).toBeCloseTo(0.4 * prices.logs.gigabyte, 6);
    expect(parts.cdn).toBeCloseTo(1.2 + prices.cdn.gigabyte, 6);
  });

  test('with provisioned capacity is for the table what the units cost that are kept ready for it', () => {
    const { total, table, withCapacity } = billOf(usage);
    const perSecond = (14 * prices.capacity.read + 36 * prices.capacity.write) / 3600;
    expect(withCapacity).toBeCloseTo(total - table + (perSecond * 1e6) / assumptions.capacityUse, 6);
    const cached = billOf({ ...usage, cached: true });
    expect(cached.withCapacity - (cached.total - cached.table)).toBeCloseTo(
      (withCapacity - (total - table)) * (1 - assumptions.edgeHits),
      6,
    );
  });

  test('of a cached answer is for all but CloudFront only that of the misses', () => {
    const [always, cached] = [billOf(usage), billOf({ ...usage, cached: true })];
    expect(cached.table).toBeCloseTo(always.table * (1 - assumptions.edgeHits), 6);
    expect(cached.cdn).toBe(always.cdn);
  });
});

test('a mixed day weighs the groups, and the actions of a group equally', () => {
  const bill = (total: number) => ({ total, withCapacity: total / 2 });
  const bills = new Map([
    ['read', bill(1)],
    ['like', bill(10)],
    ['order', bill(20)],
  ] as const);
  const shares = [
    { part: 0.8, actions: ['read'] },
    { part: 0.2, actions: ['like', 'order'] },
  ];
  expect(mixedDay(bills, shares)).toBeCloseTo(0.8 + 0.2 * 15, 9);
  expect(mixedDay(bills, shares, 'withCapacity')).toBeCloseTo(0.4 + 0.2 * 7.5, 9);
  expect(() => mixedDay(bills, [{ part: 1, actions: ['dream'] }])).toThrow('dream has not been measured');
});

test('an idle month costs what stands there, beyond what is free', () => {
  const nothing = {
    secrets: 0,
    keys: 0,
    dashboards: 1,
    hostedZones: 0,
    firewalls: 0,
    firewallRules: 0,
    jobs: 0,
  };
  expect(idleMonth({ ...nothing, alarmMetrics: 10 })).toBe(0);
  expect(idleMonth({ ...nothing, alarmMetrics: 30, secrets: 2, keys: 1, jobs: 0.5 })).toBeCloseTo(4.3, 9);
});
