import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = 'src/testing/oneOpener.test.ts';

/** Tests of the web, and files that only they use. */
const files = globSync(['**/*.test.{ts,tsx}', 'e2e/**/*.ts', 'src/testing/*.ts'], { cwd: root })
  .filter(file => file !== here)
  .sort();
const sources = new Map(files.map(file => [file, readFileSync(`${root}${file}`, 'utf8')]));

const filesWith = (pattern: RegExp): string[] => files.filter(file => pattern.test(sources.get(file) ?? ''));

test('The tests are found', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files).toContain('e2e/site.test.ts');
});

test.each<[string, RegExp, string[]]>([
  ['waits for an idle network, which says nothing about what is shown', /networkidle/, []],
  // the environment's process is asked again and again whether something has happened
  ['waits for a fixed time', /waitForTimeout|timers\/promises/, ['e2e/journey/environmentProcess.ts']],
  [
    'ends a wait after a time of its own',
    /setDefault(Navigation)?Timeout\((?!hangsAfterMs\))|timeout: (?!hangsAfterMs\b)/,
    [],
  ],
  [
    'launches a browser of its own',
    /\blaunchBrowser\(|chromium\.launch\(/,
    // a journey's is set to letters of twice the size; a picture needs one that draws
    ['e2e/browser.test.ts', 'e2e/browser.ts', 'e2e/journey/scene.ts', 'src/testing/savePicture.ts'],
  ],
  [
    'opens windows',
    /\.newContext\(/,
    ['e2e/journey/scene.ts', 'src/testing/openContexts.ts', 'src/testing/openWindows.ts'],
  ],
  [
    'fakes the whole API',
    /\bserveBuilt\(|route\(\s*['"`/][^,]*\/api\/\*\*/,
    ['e2e/serveBuilt.ts', 'src/testing/fakeServer.ts'],
  ],
])('Nothing else %s', (_, pattern, allowed) => {
  expect(filesWith(pattern)).toEqual(allowed);
});
