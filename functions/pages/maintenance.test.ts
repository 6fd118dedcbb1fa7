import { afterAll, beforeAll, expect, test } from 'vitest';
import { maintenance, makeMaintenanceMemory } from '#functions/platform/maintenance.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { SiteRenderer } from '#shared/pageState.ts';
import { handler } from './renderPage.lambda.ts';

/** A site whose documents consist of the data that they were rendered from. */
const site: SiteRenderer = {
  version: 'one',
  findPage: path =>
    path.endsWith('.xml') ? undefined : { name: 'market', path, calls: [{ id: 'listProjects', input: {} }] },
  canonicalPath: ({ path }) => path,
  render: async ({ path }, state) => JSON.stringify({ path, ...state }),
};

let world: World;
beforeAll(async () => {
  world = await createWorld({ maintenance: makeMaintenanceMemory() });
});
afterAll(() => world.close());

const until = '2026-11-20T12:30:00.000Z';
const turn = async (isOn: boolean) => {
  await world.table.write(Step.put(maintenance.key(), { isOn, since: world.clock.now(), until }));
  world.clock.set('2026-11-20T12:10:00.000Z');
};
const ask = async (query: Record<string, string>) =>
  await handler.withDeps({ ...world.deps, site: async () => site })({
    headers: {},
    queryStringParameters: query,
    requestContext: { requestId: 'r' } as never, // the field that it reads
  });

test('during maintenance pages say so at their addresses, with 503, and nothing keeps them', async () => {
  await turn(true);
  for (const data of [undefined, 'none']) {
    const { statusCode, headers, body } = await ask({ path: '/fr/market', ...(data && { data }) });
    // CloudFront makes it a 503: in place of one from the function it would send the file of the bucket.
    expect(statusCode).toBe(200);
    expect(headers).toEqual({
      'x-page-status': '503',
      'retry-after': '1200',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(JSON.parse(body ?? '')).toMatchObject({
      path: '/fr/market',
      responses: [],
      maintenance: { until },
    });
  }

  const feed = await ask({ path: '/fr/feed.xml' });
  expect(feed).toMatchObject({
    headers: { 'x-page-status': '503' },
    body: expect.stringMatching(/maintenance/),
  });

  await turn(false);
  world.clock.add({ minutes: 1 });
  const open = await ask({ path: '/fr/market' });
  expect(open).toMatchObject({ statusCode: 200 });
  expect(open.headers).not.toHaveProperty('x-page-status');
});
