import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { timings } from '#shared/settings.ts';

const web = new URL('./', import.meta.url);
const source = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(file => /(?<!\.test)\.tsx?$/.test(file))
  .map(file => readFileSync(new URL(file, web), 'utf8'))
  .join('\n');

test('Every timing is read', () => {
  const unread = Object.keys(timings).filter(name => !source.includes(`timings.${name}`));
  expect(unread).toEqual([]);
});

test('Notices name their duration', () => {
  expect([...source.matchAll(/duration: \d[\d_]*/g)].map(String)).toEqual([]);
});
