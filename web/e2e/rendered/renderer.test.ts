import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeSite } from '#functions/pages/site.ts';
import { rendererFolder } from '#infra/cloud/web/hosting.ts';
import type { RenderedResponse, SiteRenderer } from '#shared/pageState.ts';
import { aFoundPerson, peopleCounts } from '#web/testing/peopleSamples.ts';
import { anOpenRole, roleCounts } from '#web/testing/roleSamples.ts';
import { aProject } from '#web/testing/samples.ts';
import { aTranslatedProject } from '#web/testing/translated.ts';
import { buildSite, siteFolder } from '../../build/builtSite.ts';

/** The renderer of the built site, with data that no contract lets in. */
let renderer: SiteRenderer;
beforeAll(async () => {
  await buildSite();
  process.env['RENDERER_FOLDER'] = join(siteFolder, rendererFolder);
  renderer = await makeSite()();
});

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

/** The head of a project's page at an address, rendered with an answer to the page's main call. */
async function headOfProject(lang: string, answer: Pick<RenderedResponse, 'data' | 'refusal'>) {
  const page = renderer.findPage(`/${lang}/projects/tidewatch/tidewatch`);
  const [getProject, ...others] = page?.calls ?? [];
  if (!page || !getProject) throw new Error('No page');
  const html = await renderer.render(
    page,
    {
      renderedAt: Date.now(),
      responses: [{ ...getProject, ...answer }, ...others.map(call => ({ ...call, data: { items: [] } }))],
    },
    { origin: 'https://cairn.example', onError: () => {} },
  );
  const property = (name: string) =>
    [...html.matchAll(new RegExp(`<meta property="og:${name}" content="([^"]*)"`, 'g'))].map(([, it]) => it);
  return {
    lang: /<html lang="([^"]+)"/.exec(html)?.[1],
    title: /<title>([^<]*)/.exec(html)?.[1],
    preview: property('title')[0],
    address: property('url')[0],
    locale: property('locale')[0],
    others: property('locale:alternate'),
    hidden: html.includes('content="noindex"'),
  };
}

test.each([
  ['en', 'en-GB', 'en', 'en_GB', ['en_US', 'fr_FR']],
  ['us', 'en-US', 'us', 'en_US', ['en_GB', 'fr_FR']],
  ['fr', 'fr', 'fr', 'fr_FR', ['en_GB', 'en_US']],
  // There is no Spanish version: the preview is that of the original, and says so.
  ['es', 'es', 'en', 'en_GB', ['en_US', 'fr_FR']],
])(
  'the preview of a project at /%s is that of the version shown',
  async (at, lang, version, locale, others) => {
    const project = aTranslatedProject();
    const head = await headOfProject(at, { data: project });
    const name = version === 'fr' ? project.translations?.fr?.name : project.name;
    expect(head).toEqual({
      lang,
      title: `${name} · Cairn`,
      preview: `${name} · Cairn`,
      address: `https://cairn.example/${version}/projects/tidewatch/tidewatch`,
      locale,
      others: expect.arrayContaining(others),
      hidden: false,
    });
    expect(head.others).toHaveLength(others.length);
  },
);

test.each([
  ['en', 'Page not found · Cairn'],
  ['fr', 'Page introuvable · Cairn'],
  ['es', 'Página no encontrada · Cairn'],
])('a project that does not exist is titled so at /%s', async (at, title) => {
  const refusal = {
    code: 'PROJECT_NOT_FOUND',
    status: 404,
    i18nID: 'errors.project_not_found',
    message: '',
  } as const;
  expect(await headOfProject(at, { refusal })).toMatchObject({
    title,
    preview: title,
    address: undefined,
    hidden: true,
  });
});

/** A page of a list, rendered with what it lists, and its structured data. */
async function renderedList(path: string, data: object) {
  const page = renderer.findPage(path);
  const [call] = page?.calls ?? [];
  if (!page || !call) throw new Error('No page');
  const html = await renderer.render(
    page,
    { renderedAt: Date.now(), responses: [{ ...call, data }] },
    {
      origin: 'https://cairn.example',
      onError: error => {
        throw error;
      },
    },
  );
  const [, described = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return { html, described: JSON.parse(described) as unknown };
}

test('open roles are described as voluntary work, and lead to their feed', async () => {
  const role = anOpenRole({ PersonType: 'Baker', workplace: 'onSite', closesAt: '2099-05-12T23:00:00.000Z' });
  const { html, described } = await renderedList('/fr/roles', {
    items: [role],
    counts: roleCounts({ roles: 1 }),
  });
  expect(html).toContain('<link rel="alternate" type="application/rss+xml" href="/fr/roles/feed.xml">');
  expect(html).toContain('1 rôle à pourvoir');
  expect(described).toMatchObject({
    '@type': 'CollectionPage',
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'VolunteerAction',
            name: 'Baker',
            url: `https://cairn.example/fr/projects/tidewatch/tidewatch#role-${role.ProspectID}`,
            location: { name: 'GB' },
            endTime: '2099-05-12T23:00:00.000Z',
          },
        },
      ],
    },
  });
});

test('people are described as a list of persons with their pages', async () => {
  const person = aFoundPerson({ about: 'I draw harbours with ink.' });
  const { html, described } = await renderedList('/es/authors', {
    items: [person],
    counts: peopleCounts({ matching: 1 }),
  });
  expect(html).not.toContain('noindex');
  expect(described).toMatchObject({
    '@type': 'CollectionPage',
    inLanguage: 'es',
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'Person',
            name: 'Lucía Ferrer',
            url: `https://cairn.example/es/authors/${person.UserID}`,
            description: 'I draw harbours with ink.',
          },
        },
      ],
    },
  });
});

test('the sitemap of the build lists no page that search engines are asked to leave out', () => {
  const { rules }: { rules: { pattern: string; file: string }[] } = JSON.parse(
    readFileSync(join(siteFolder, 'hosting.json'), 'utf8'),
  );
  const listed = [...readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
  const files = new Map(rules.map(({ pattern, file }) => [pattern, file]));
  const left = listed.filter(([, address = '']) => {
    const file = files.get(new URL(address).pathname);
    return !file || readFileSync(join(siteFolder, file), 'utf8').includes('noindex');
  });
  expect(listed.length).toBeGreaterThan(100);
  expect(left.map(([, address]) => address)).toEqual([]);
});

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
  expect(loadedWith(join(siteFolder, rendererFolder, 'entry-server.js'))).toBeLessThan(366_000);
});
