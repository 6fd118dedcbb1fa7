import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SOURCES } from './sources.ts';

test('the source of each page is the file that it loads', () => {
  const text = ['publicPages.ts', 'workPages.ts', 'pages.ts']
    .map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const loaded = [...text.matchAll(/import\('#web\/([^']+)'\)/g)].map(([, file]) => `src/${file}`);
  const listed = Object.values(SOURCES).filter(file => file.startsWith('src/pages/'));
  expect(loaded.length).toBeGreaterThan(20);
  expect(listed.toSorted()).toEqual(loaded.toSorted());
});
