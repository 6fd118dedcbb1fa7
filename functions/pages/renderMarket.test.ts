import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID } from '#shared/ids.ts';
import type { PageState, SiteRenderer } from '#shared/pageState.ts';
import { renderPage } from './renderPage.ts';

/** A site whose market is what it was rendered from, so that tests see it. */
const site: SiteRenderer = {
  version: 'one',
  findPage: (path, query = '') => {
    const input = { query: Object.fromEntries(new URLSearchParams(query)) };
    return { name: 'market', path, ...(query && { query }), calls: [{ id: 'listProjects', input }] };
  },
  canonicalPath: ({ path }) => path,
  render: async (_, state) => JSON.stringify(state ?? 'without data'),
};

let world: World;
let published: ProjectID;
beforeAll(async () => {
  world = await createWorld();
  const samples = samplesIn(world);
  published = await samples.published(await samples.person());
  await world.runStream();
});
afterAll(() => world.close());

const ask = (query?: string) =>
  renderPage(
    { path: '/en/market', withoutData: false, stays: false, ifNoneMatch: undefined, query },
    { ...world.deps, site: async () => site, siteUrl: 'https://cairn.example' },
  );

test('the market is rendered with what its query chooses, and kept apart from the one without', async () => {
  const { status, headers, body } = await ask('search=vegetables&country=FR');
  expect(status).toBe(200);
  expect(JSON.parse(body ?? '') as PageState).toMatchObject({
    query: 'search=vegetables&country=FR',
    responses: [{ id: 'listProjects', data: { items: [{ ProjectID: published }] } }],
  });
  const others = await Promise.all(['search=nothing', undefined].map(ask));
  expect(new Set([headers['etag'], ...others.map(one => one.headers['etag'])]).size).toBe(3);
});

test.each(['cursor=of-another-list&page=2', 'country=nowhere', `search=${'x'.repeat(201)}`])(
  'a market whose query is refused is left to the browser: %s',
  async query => {
    expect(await ask(query)).toMatchObject({ status: 200, body: '"without data"' });
  },
);
