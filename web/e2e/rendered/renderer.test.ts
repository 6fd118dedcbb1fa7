import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeSite } from '#functions/pages/site.ts';
import { rendererFolder } from '#infra/cloud/web/hosting.ts';
import type { SiteRenderer } from '#shared/pageState.ts';
import { aProject } from '#web/testing/samples.ts';
import { buildSite, siteFolder } from '../../build/builtSite.ts';

/** The renderer of the built site, with data that no contract lets in. */
let renderer: SiteRenderer;
beforeAll(async () => {
  await buildSite();
  process.env['RENDERER_FOLDER'] = join(siteFolder, rendererFolder);
  renderer = await makeSite()();
}, 120_000);

test.each([['>'.repeat(10_000)], ['1. '.repeat(3_333)], ['- '.repeat(5_000)]])(
  'a text that cannot be rendered leaves the rest of its page: %.9s…',
  async details => {
    const project = aProject({ details });
    const page = renderer.findPage(`/en/projects/${project.ProjectID}`);
    if (!page) throw new Error('No page');
    const [getProject, ...others] = page.calls;
    const state = {
      renderedAt: Date.now(),
      responses: [
        { ...getProject, id: 'getProject' as const, input: getProject?.input ?? {}, data: project },
        ...others.map(call => ({ ...call, data: { items: [] } })),
      ],
    };
    const errors: unknown[] = [];
    const html = await renderer.render(page, state, {
      origin: 'https://cairn.example',
      onError: error => errors.push(error),
    });

    expect(html).toContain('<h1');
    expect(html).toContain(project.name);
    expect(html).toContain('</html>');
    expect(html).toContain(details.slice(0, 9).replaceAll('>', '&gt;'));
  },
);

/** Bytes of a module and of all that it imports statically. */
function loadedWith(file: string, known = new Set<string>()): number {
  if (known.has(file)) return 0;
  known.add(file);
  const code = readFileSync(file, 'utf8');
  const imported = [...code.matchAll(/(?:^|[;}])(?:import|export)[^;'"]*?["'](\.[^"']+)["']/g)];
  return imported.reduce(
    (sum, [, path = '']) => sum + loadedWith(join(dirname(file), path), known),
    Buffer.byteLength(code),
  );
}

test('loads no code of React for development and no unused code of the router when it starts', () => {
  expect(loadedWith(join(siteFolder, rendererFolder, 'entry-server.js'))).toBeLessThan(350_000);
});
