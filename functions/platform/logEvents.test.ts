import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, readSource, sources } from '#functions/testing/sources.ts';
import { logEvents } from './logEvents.ts';

const quoted = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, name]) => name ?? ''));

const textOf = (folder: string): string =>
  sources
    .filter(file => file.startsWith(folder) && !isTest(file) && !file.endsWith('platform/logEvents.ts'))
    .map(readSource)
    .join('\n');

test('events are in order, each a noun and what happened to it, and each is logged somewhere', () => {
  expect([...logEvents]).toEqual(logEvents.toSorted());
  expect(logEvents.filter(event => !/^[a-z_]+\.[a-z_]+$/.test(event))).toEqual([]);
  const logged = quoted(textOf('functions/'));
  expect(logEvents.filter(event => !logged.has(event))).toEqual([]);
});

test('the runbook names each event that raises an alarm, and no event that does not exist', () => {
  const runbook = readFileSync(join(import.meta.dirname, '../../infra/docs/runbook.md'), 'utf8');
  const named = new Set([...runbook.matchAll(/[`"]([a-z_]+\.[a-z_]+)[`"]/g)].map(([, name]) => name ?? ''));
  const known: ReadonlySet<string> = new Set(logEvents);
  const nouns = new Set(logEvents.map(event => event.split('.')[0]));

  const raising = [...quoted(textOf('infra/cloud/'))].filter(name => known.has(name));
  expect(raising.length).toBeGreaterThan(20);
  expect(raising.filter(event => !named.has(event))).toEqual([]);
  expect([...named].filter(name => nouns.has(name.split('.')[0] ?? '') && !known.has(name))).toEqual([]);

  const queries = [...runbook.matchAll(/\bmessage(?:: | = | in )(\[[^\]]+\]|"[^"]+")/g)];
  const searched = queries.flatMap(([, names = '']) =>
    [...names.matchAll(/"([^"]+)"/g)].map(([, name]) => name),
  );
  expect(searched.length).toBeGreaterThan(5);
  expect(searched.filter(name => !known.has(name ?? ''))).toEqual([]);
});
