import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listComments } from '#functions/comments/listComments.ts';
import { listProjects } from '#functions/market/listProjects.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { contracts } from '#shared/contracts/index.ts';
import { ProjectID, type UserID } from '#shared/ids.ts';
import { operationFile } from './operations.ts';

let world: World;
let owner: UserID;
let published: ProjectID;
beforeAll(async () => {
  world = await createWorld();
  const samples = samplesIn(world);
  owner = await samples.person({ username: 'owner' });
  published = await samples.published(owner);
});
afterAll(() => world.close());

const kept = 'public, max-age=0, s-maxage=30';
const cached = contracts.filter(({ spec }) => spec.cachedAtEdge);

test('the CDN keeps successful answers to anonymous callers, and nothing else', async () => {
  const caching = async (input: { ProjectID: ProjectID }, sending?: Parameters<World['call']>[2]) =>
    (await world.call(getProject, input, sending)).headers['cache-control'];

  expect(await caching({ ProjectID: published })).toBe(kept);
  expect(await caching({ ProjectID: published }, { as: owner })).toBe('no-store');
  expect(await caching({ ProjectID: published }, { headers: { authorization: 'Bearer x' } })).toBe(
    'no-store',
  );
  expect(await caching({ ProjectID: ProjectID.parse('unknown') })).toBe('no-store');
});

test('what the CDN keeps names the projects and people that it shows, also those of which it is only a part', async () => {
  const project = await world.call(getProject, { ProjectID: published });
  expect(project.headers['cache-tag']).toBe(`project-${published},person-${owner}`);
  const comments = await world.call(listComments, { ProjectID: published, query: { limit: 20 } });
  expect(comments.headers).toMatchObject({ 'cache-control': kept, 'cache-tag': `project-${published}` });
  expect((await world.call(getProject, { ProjectID: published }, { as: owner })).headers).not.toHaveProperty(
    'cache-tag',
  );
});

test('what the CDN keeps does not depend on headers or cookies, which are not part of its key', async () => {
  const headers = {
    'accept-language': 'es',
    'cloudfront-viewer-country': 'ES',
    origin: 'https://evil.example',
    'x-forwarded-host': 'evil.example',
    cookie: 'refresh=stolen',
  };
  for (const send of [
    (sending?: object) => world.call(getProject, { ProjectID: published }, sending),
    (sending?: object) => world.call(listProjects, { query: {} }, sending),
  ])
    expect((await send({ headers })).data).toEqual((await send()).data);
});

test('only reads without a cookie or headers of their own are kept, and their operations look at nothing else', () => {
  expect(cached.length).toBeGreaterThan(15);
  for (const { domain, id, method, spec } of cached) {
    expect([id, method, ['public', 'optional'].includes(spec.access)]).toEqual([id, 'GET', true]);
    expect([id, spec.usesCookie, spec.headers]).toEqual([id, undefined, undefined]);
    const source = readFileSync(join(import.meta.dirname, '..', operationFile({ domain, id })), 'utf8');
    // `request` contains the metadata of a request besides its input: language, country, origin, cookies, address.
    expect([id, /[{,]\s*request\s*[,}:]/.test(source)]).toEqual([id, false]);
  }
});
