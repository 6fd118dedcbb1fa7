import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Declarations of sizes that grow with the window or the settings of the browser; `--t-lead` is running text. */
const growing = /(?:font-size|--t-(?!lead)[\w-]+): [^;]*(?:clamp\(|min\()[^;]*/g;

test('Sizes of headings leave room for a long word when letters are set to twice the size', () => {
  const sizes = globSync('**/*.css', { cwd: root }).flatMap(file =>
    (readFileSync(join(root, file), 'utf8').match(growing) ?? []).map(size => `${file}: ${size}`),
  );
  expect(sizes.length).toBeGreaterThan(7);
  expect(sizes.filter(size => !/: min\(.+, [\d.]+vw\)$/.test(size))).toEqual([]);
});
