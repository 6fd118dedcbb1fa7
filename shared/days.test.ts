import { describe, expect, test } from 'vitest';
import { before, edges } from '#functions/testing/zones.ts';
import {
  addDays,
  dayIn,
  daysBetween,
  endOfDay,
  instantIn,
  isOver,
  isTimeZone,
  todayOf,
  zoneOf,
} from './days.ts';

describe.each(edges)('$date in $timeZone', ({ timeZone, date, begins }) => {
  test('begins and ends by the clocks there', () => {
    expect(dayIn(timeZone, begins)).toBe(date);
    expect(dayIn(timeZone, before(begins))).toBe(addDays(date, -1));
    expect(instantIn(timeZone, date)).toBe(begins);
    expect(endOfDay({ timeZone }, addDays(date, -1))).toBe(begins);
    expect(isOver({ timeZone }, addDays(date, -1), before(begins))).toBe(false);
    expect(isOver({ timeZone }, addDays(date, -1), begins)).toBe(true);
  });

  test('has its hours, also if clocks change in the night', () => {
    const hours = (Date.parse(instantIn(timeZone, date, 7)) - Date.parse(begins)) / 3_600_000;
    expect(hours).toBe(7); // clocks changed the day before
    expect(dayIn(timeZone, instantIn(timeZone, date, 23))).toBe(date);
  });
});

test.each([
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'], // midnight is skipped
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z'], // 23:00 comes twice
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'], // midnight comes twice
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'], // midnight is skipped
])('a day whose midnight is special begins once: %s, %s', (timeZone, date, begins) => {
  expect(instantIn(timeZone, date)).toBe(begins);
  expect([dayIn(timeZone, before(begins)), dayIn(timeZone, begins)]).toEqual([addDays(date, -1), date]);
});

test('a zone is valid by its current name or a former one', () => {
  for (const name of [
    'Asia/Kolkata',
    'Asia/Calcutta',
    'US/Pacific',
    'America/Buenos_Aires',
    'Europe/Kyiv',
    'Europe/Kiev',
    'UTC',
    'EST5EDT',
  ])
    expect(isTimeZone(name), name).toBe(true);
  for (const name of ['', 'Mars/Olympus', '+01:00', 'GMT+1', 'Europe/Madrid ', '../Madrid', '__proto__'])
    expect(isTimeZone(name), name).toBe(false);
});

test('people and projects without a zone have that of their country, otherwise UTC', () => {
  expect(zoneOf({ timeZone: 'Pacific/Auckland', country: 'ES' })).toBe('Pacific/Auckland');
  expect(zoneOf({ timeZone: 'Mars/Olympus', country: 'ES' })).toBe('Europe/Madrid');
  expect(zoneOf({ country: 'US' })).toBe('America/New_York');
  expect(zoneOf({})).toBe('UTC');
  expect(todayOf({}, '2026-11-20T23:59:59.999Z')).toBe('2026-11-20');
});

test('days are counted from one date to another, across months, years and changes of clocks', () => {
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2);
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
});
