import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { banPerson } from '#functions/admin/banPerson.ts';
import { authors } from '#functions/authors/author.store.ts';
import { getAuthor } from '#functions/authors/getAuthor.ts';
import { updateMe } from '#functions/authors/updateMe.ts';
import { Step } from '#functions/platform/table/step.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { todayOf } from '#shared/days.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { renderPage } from './renderPage.ts';
import { writeSitemaps } from './writeSitemaps.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let owner: UserID;
let published: ProjectID;
let waiting: ProjectID;
beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  owner = await samples.person({ username: 'owner' });
  published = await samples.published(owner, { name: 'Lamps & <bells>' });
  waiting = await samples.submitted(owner);
  await world.runStream();
});
afterAll(() => world.close());

const ask = (ifNoneMatch?: string, path = '/fr/feed.xml') =>
  renderPage(
    { path, withoutData: false, stays: false, ifNoneMatch },
    {
      ...world.deps,
      site: () => Promise.reject(new Error('A feed needs no site.')),
      siteUrl: 'https://cairn.example',
    },
  );

test('The feed lists the newest projects in its language, safely', async () => {
  const { status, headers, body = '' } = await ask();
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(body).toContain('<title>Nouveaux projets sur Cairn</title>');
  expect(body).toContain(`<link>https://cairn.example/fr/projects/${published}/`);
  expect(body).toContain('<title>Lamps &amp; &lt;bells&gt;</title>');
  expect(body).not.toContain(waiting);
  expect(await ask(headers['etag'])).toMatchObject({ status: 304 });
});

test('The feed of roles lists the newest open ones of projects in its language', async () => {
  const french = await samples.published(owner, { name: 'La boulangerie', language: 'fr' });
  const add = (ProjectID: ProjectID, PersonType: string, more: object = {}) =>
    world.callWith(addProspect, { ProjectID, body: { PersonType, ...more } }, { as: owner });
  await add(french, 'Boulanger·ère <matin>');
  await add(french, 'Livreuse', { applyBy: todayOf({ country: 'FR' }, world.clock.now()) });
  await add(published, 'Bell founder');
  await world.runStream();
  const read = async () => (await ask(undefined, '/fr/roles/feed.xml')).body ?? '';
  const body = await read();
  expect(body).toContain('<title>Nouveaux rôles sur Cairn</title>');
  expect(body).toContain('<title>Boulanger·ère &lt;matin&gt; – La boulangerie</title>');
  expect(body).toContain(`<link>https://cairn.example/fr/projects/${french}/la-boulangerie#role-`);
  expect(body).toContain('Livreuse');
  expect(body).not.toContain('Bell founder');
  world.clock.add({ days: 1, minutes: 1 });
  expect(await read()).not.toContain('Livreuse');
});

test('The feed is well-formed whatever projects are called', async () => {
  const id = await samples.published(owner, { name: 'Lamps\uFFFE and\uFFFF\u0001 bells' });
  await world.runStream();
  const { body = '' } = await ask();
  expect(body).toContain(id);
  expect(body).toContain('<title>Lamps and bells</title>');
  expect(body).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
});

describe('The sitemaps', () => {
  /** All sitemaps as they are written now. */
  async function sitemaps(): Promise<string> {
    const written: string[] = [];
    const replace = async (key: string, bytes: Buffer) => {
      written.push(bytes.toString());
      return `/media/${key}`;
    };
    await writeSitemaps({ ...world.deps, media: { replace } }, 'https://cairn.example');
    return written.join();
  }

  test('list all public projects in their languages, people without words of their own in every language, and nothing else', async () => {
    const record = await world.table.get(authors.key(owner));
    await world.table.write(Step.update(authors.key(owner), { status: 'active' }, record)); // into the list of people
    const files = new Map<string, string>();
    const media = {
      replace: async (key: string, bytes: Buffer) => {
        files.set(key, bytes.toString());
        return `/media/${key}`;
      },
    };
    await writeSitemaps({ ...world.deps, media }, 'https://cairn.example');
    expect([...files.keys()]).toEqual([
      'sitemaps/projects-1.xml',
      'sitemaps/people-1.xml',
      'sitemaps/index.xml',
    ]);
    expect(files.get('sitemaps/index.xml')).toContain(
      '<loc>https://cairn.example/media/sitemaps/projects-1.xml</loc>',
    );
    const listed = files.get('sitemaps/projects-1.xml') ?? '';
    for (const language of ['en', 'gb', 'us'])
      expect(listed).toContain(`<loc>https://cairn.example/${language}/projects/${published}/`);
    for (const language of ['fr', 'es']) expect(listed).not.toContain(`/${language}/projects/${published}/`);
    expect(listed).not.toContain(waiting);
    expect(files.get('sitemaps/people-1.xml')).toContain(
      `<loc>https://cairn.example/en/authors/${owner}</loc>`,
    );
  });

  test('list people in the language in which they have written about themselves', async () => {
    const writer = await samples.person({ about: 'Je bâtis des ponts', writtenIn: 'fr' });
    const record = await world.table.get(authors.key(writer));
    await world.table.write(Step.update(authors.key(writer), { status: 'active' }, record)); // into the list of people
    const written = await sitemaps();
    expect(written).toContain(
      `<url><loc>https://cairn.example/fr/authors/${writer}</loc><xhtml:link rel="alternate" hreflang="fr" href="https://cairn.example/fr/authors/${writer}"/></url>`,
    );
    expect(written).not.toContain(`/en/authors/${writer}`);
  });

  test('leave out people who do not want to be found, whose pages stay', async () => {
    const shy = await world.user({ username: 'shy' });
    const record = await world.table.get(authors.key(shy));
    await world.table.write(Step.update(authors.key(shy), { status: 'active' }, record)); // into the list of people
    expect(await sitemaps()).toContain(`/en/authors/${shy}`);
    await world.call(updateMe, { body: { suggested: false } }, { as: shy });
    expect(await sitemaps()).not.toContain(`/en/authors/${shy}`);
    expect((await world.call(getAuthor, { UserID: shy })).data?.username).toBe('shy');
  });

  test('leave out the projects of banned people', async () => {
    const samples = samplesIn(world);
    const banned = await samples.person({ username: 'banned' });
    const theirs = await samples.published(banned);
    const body = { reason: 'Asks people for their bank details.' };
    const admin = { as: await world.user(), groups: ['admins'] };
    await world.call(banPerson, { UserID: banned, body }, admin);
    await world.runStream();
    const written = await sitemaps();
    expect(written).toContain(published);
    expect(written).not.toContain(theirs);
  });
});
