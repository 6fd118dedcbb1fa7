import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { pageStyles } from '../../build/pageStyles.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const stylesheets = globSync('**/*.css', { cwd: root });

/** The part of the site to which a file belongs: an area of pages, a noun of the domain, or a layer. */
const partOf = (file: string): string => /^(?:pages|domain)\/\w+|^\w+/.exec(file)?.[0] ?? '';

test('No part imports the stylesheet of another', () => {
  const imports = globSync('**/*.{ts,tsx}', { cwd: root }).flatMap(file =>
    [...read(file).matchAll(/^import '([^']+\.css)';/gm)].map(([, specifier = '']) => ({
      file,
      stylesheet: specifier.startsWith('#web/')
        ? specifier.slice('#web/'.length)
        : relative(root, join(root, dirname(file), specifier)),
    })),
  );
  expect(imports.length).toBeGreaterThan(100);
  const offences = imports.filter(({ file, stylesheet }) => partOf(file) !== partOf(stylesheet));
  expect(offences.map(({ file, stylesheet }) => `${file} → ${stylesheet}`).toSorted()).toEqual([
    'entry-client.tsx → ui/base.css', // the styles of every page
    'entry-client.tsx → ui/forcedColours.css',
    'entry-client.tsx → ui/tokens.css',
    'entry-server.tsx → ui/base.css',
    'entry-server.tsx → ui/forcedColours.css',
    'entry-server.tsx → ui/tokens.css',
    'shell/InteractiveDialog.tsx → ui/Input.css', // a search field of its own
    'shell/Shell.tsx → ui/Alert.css', // of a deferred part that is prerendered
  ]);
});

test('Every stylesheet is in a layer that has its place among the others', () => {
  const [, order = ''] = /@layer ([\w, ]+);/.exec(read('ui/tokens.css')) ?? [];
  const used = stylesheets.flatMap(file =>
    [...read(file).matchAll(/@layer ([\w-]+) \{/g)].map(([, layer]) => layer),
  );
  expect(new Set(used)).toEqual(new Set(order.split(', ')));
});

test('The styles of a page area apply in it only, with the same weight', async () => {
  const config = await resolveConfig(
    { configFile: false, css: { postcss: { plugins: [pageStyles()] } }, logLevel: 'silent' },
    'build',
  );
  const styleOf = async (file: string, code: string) =>
    (await preprocessCSS(code, join(root, file), config)).code.replaceAll(/\s+/g, ' ');

  expect(await styleOf('pages/tasks/Tasks.css', '@layer page { .a, .b { color: red } }')).toBe(
    '@layer page { :where([data-area="tasks"]) { .a, .b { color: red } } }',
  );
  expect(
    await styleOf('pages/home/Home.css', '@layer page { @keyframes in { } @media print { .a { top: 0 } } }'),
  ).toBe('@layer page { @keyframes in { } :where([data-area="home"]) { @media print { .a { top: 0 } } } }');
  expect(await styleOf('domain/task/Task.css', '@layer page { .a { top: 0 } }')).toBe(
    '@layer page { .a { top: 0 } }',
  );
  await expect(styleOf('pages/home/Home.css', '.a { top: 0 }')).rejects.toThrow('layer `page`');
});

test('Headings, lists and links of Markdown look the same wherever it is shown', () => {
  const offences = stylesheets.filter(
    file => file !== 'ui/base.css' && /\.prose[^{,]*[ (](h[1-6]|ul|ol|li|a)\b/.test(read(file)),
  );
  expect(offences).toEqual([]);
});
