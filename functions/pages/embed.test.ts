import { createHash } from 'node:crypto';
import { encode } from 'uqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { embedPolicy } from '#infra/headers.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { qrCodeMargin, qrCodeSvg } from '#shared/qrCode.ts';
import { embedStyles } from './embedCard.ts';
import { posterStyles } from './poster.ts';
import { renderPage } from './renderPage.ts';

let world: World;
let owner: UserID;
let published: ProjectID;
let waiting: ProjectID;
beforeAll(async () => {
  world = await createWorld();
  const samples = samplesIn(world);
  owner = await samples.person({ firstName: 'Ada', lastName: 'Byron' });
  published = await samples.published(owner, { name: 'Lamps & <script>alert(1)</script>' });
  waiting = await samples.submitted(owner);
  await world.runStream();
});
afterAll(() => world.close());

const ask = (path: string, ifNoneMatch?: string) =>
  renderPage(
    { path, withoutData: false, stays: false, ifNoneMatch },
    {
      ...world.deps,
      site: () => Promise.reject(new Error('A card needs no site.')),
      siteUrl: 'https://cairn.example',
    },
  );

test('a card shows a public project in the reader’s language, without scripts, and leads to it', async () => {
  const { status, headers, body = '' } = await ask(`/fr/embed/${published}`);
  expect([status, headers['content-type'], headers['cache-tag']]).toEqual([
    200,
    'text/html; charset=utf-8',
    `project-${published}`,
  ]);
  expect(body).toContain('<html lang="fr">');
  expect(body).toContain('<h1 dir="auto" lang="en">Lamps &amp; &lt;script&gt;alert(1)&lt;/script&gt;</h1>');
  expect(body).not.toMatch(/<script|style="|\son\w+=/);
  const [canonical, link] = [...body.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
  expect(canonical).toMatch(new RegExp(`^https://cairn.example/fr/projects/${published}/[a-z0-9-]+$`));
  expect(link).toBe(`${canonical}?ref=embed`);
  expect(body).toContain('<bdi>par Ada Byron</bdi>');
  expect((await ask(`/fr/embed/${published}`, headers['etag'])).status).toBe(304);
});

test('a poster shows a public project in the language of its address, and leads to it by its code', async () => {
  const { status, headers, body = '' } = await ask(`/es/embed/${published}/poster`);
  expect([status, headers['content-type'], headers['cache-tag']]).toEqual([
    200,
    'text/html; charset=utf-8',
    `project-${published}`,
  ]);
  expect(body).toContain('<html lang="es">');
  expect(body).toMatch(/<h1[^>]* dir="auto" lang="en">/);
  expect(body).toContain('Lamps &amp; &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).not.toMatch(/<script|style="|\son\w+=/);
  const slug = new RegExp(`https://cairn.example(/es/projects/${published}/[a-z0-9-]+)"`).exec(body)?.[1];
  expect(body).toContain(qrCodeSvg(encode(`https://cairn.example${slug}?ref=poster`, qrCodeMargin)));
  expect(body).toContain(`cairn.example${slug}</p>`);
});

test('the styles of cards and posters are those that their policy allows', () => {
  const hashes = [embedStyles, posterStyles].map(
    styles => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  );
  expect(embedPolicy).toContain(`style-src ${hashes.join(' ')};`);
  expect(embedPolicy).not.toContain('script-src');
});

test('a description by oEmbed frames the card, and a name cannot leave its attribute', async () => {
  const { status, headers, body = '' } = await ask(`/en/oembed/${published}.json`);
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const described = JSON.parse(body);
  expect(described).toMatchObject({
    version: '1.0',
    type: 'rich',
    provider_name: 'Cairn',
    title: 'Lamps & <script>alert(1)</script>',
    author_name: 'Ada Byron',
    author_url: `https://cairn.example/en/authors/${owner}`,
    width: 480,
    height: 500,
  });
  expect(described.html).toContain(`<iframe src="https://cairn.example/en/embed/${published}"`);
  expect(described.html).not.toContain('<script');
});

test('a project that is not public has no card, and a deleted one is gone', async () => {
  expect((await ask(`/en/embed/${waiting}`)).status).toBe(404);
  expect((await ask(`/en/embed/${waiting}/poster`)).status).toBe(404);
  expect((await ask(`/en/oembed/${waiting}.json`)).status).toBe(404);
  expect((await ask('/en/embed/no-such-project')).status).toBe(404);

  await world.call(deleteProject, { ProjectID: published }, { as: owner });
  await world.runStream();
  expect((await ask(`/en/embed/${published}`)).status).toBe(410);
});
