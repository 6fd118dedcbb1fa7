import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { domainEventHandlers } from './domainEventHandlers.ts';

const functions = join(import.meta.dirname, '..');
let published: string[];

beforeAll(async () => {
  const files = globSync('*/**/*.events.ts', { cwd: functions });
  const modules: Record<string, object>[] = await Promise.all(
    files.map(file => import(join(functions, file))),
  );
  published = modules.flatMap(events => Object.values(events).flatMap(types => Object.keys(types)));
});

test('the type of each domain event is unique', () => {
  expect(published).toContain('projectApproved');
  expect(published.filter((type, at) => published.indexOf(type) !== at)).toEqual([]);
});

test('each type of domain event that a domain publishes is registered', () => {
  const registered = new Set(domainEventHandlers.map(({ type }) => type));
  expect(published.filter(type => !registered.has(type))).toEqual([]);
});
