import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('Everything that is stored on the device is stored by the function that reports failures', () => {
  const root = join(import.meta.dirname, '..');
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    file => !/\.test\.tsx?$|^testing\//.test(file),
  );
  const storing = files.filter(file => /\.setItem\(/.test(readFileSync(join(root, file), 'utf8')));
  expect(storing.toSorted()).toEqual([
    'api/deviceStorage.ts',
    'api/liveness.ts', // the flag of an outage, in which nothing can be logged
    'pages/account/socialSignIn.ts', // fails aloud
    'start.ts', // runs before there is a log
  ]);
});
