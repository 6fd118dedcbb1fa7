import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { banPerson } from '#functions/admin/banPerson.ts';
import { updateMe } from '#functions/authors/updateMe.ts';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { publishEdit } from '#functions/testing/publishEdit.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProposalChange } from '#shared/entities/project.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import type { PageState, ServedPage, SiteRenderer } from '#shared/pageState.ts';
import { handler } from './renderPage.lambda.ts';
import { renderPage } from './renderPage.ts';

/** A site whose documents consist of the data that they were rendered from, so that tests can check it. */
const site: SiteRenderer = {
  version: 'one',
  findPage: path => {
    const [, , kind = '', id = ''] = path.split('/');
    const calls: Record<string, ServedPage['calls']> = {
      projects: [
        { id: 'getProject', input: { ProjectID: id } },
        { id: 'listComments', input: { ProjectID: id } },
      ],
      authors: [{ id: 'getAuthor', input: { UserID: id } }],
      market: [{ id: 'listProjects', input: { query: { sort: 'newest', limit: '20' } } }],
    };
    return calls[kind] && { name: kind, path, calls: calls[kind] };
  },
  canonicalPath: ({ path }, state) => {
    const [, lang, kind, id] = path.split('/');
    const { name = '' } = Object(state.responses[0]?.data) as { name?: string };
    return kind === 'projects' ? `/${lang}/projects/${id}/${name.toLowerCase().replaceAll(' ', '-')}` : path;
  },
  render: async (_, state) => JSON.stringify(state ?? 'without data'),
};

let world: World;
let samples: ReturnType<typeof samplesIn>;
let owner: UserID;
let published: ProjectID;
let waiting: ProjectID;
beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  owner = await samples.person({ username: 'owner' });
  published = await samples.published(owner);
  waiting = await samples.submitted(owner);
});
afterAll(() => world.close());

const ask = (path: string, more: { data?: 'none'; stays?: boolean; ifNoneMatch?: string } = {}) =>
  renderPage(
    { path, withoutData: more.data === 'none', stays: more.stays ?? false, ifNoneMatch: more.ifNoneMatch },
    { ...world.deps, site: async () => site, siteUrl: 'https://cairn.example' },
  );
const stateOf = (body: string | undefined) => JSON.parse(body ?? '') as PageState;

describe('A public page', () => {
  test('is rendered with what an anonymous visitor gets, and kept for a minute', async () => {
    const { status, headers, body } = await ask(`/en/projects/${published}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
      'cache-tag': `project-${published},person-${owner}`,
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(stateOf(body)).toEqual({
      renderedAt: Date.parse(world.clock.now()),
      responses: [
        expect.objectContaining({
          id: 'getProject',
          input: { ProjectID: published },
          data: expect.objectContaining({
            ProjectID: published,
            you: expect.objectContaining({ owner: false }),
          }),
        }),
        { id: 'listComments', input: { ProjectID: published }, data: { items: [] } },
      ],
    });
  });

  test('has not changed for whoever has it, until its data or the day has', async () => {
    const first = await ask(`/en/projects/${published}`);
    const etag = first.headers['etag'];
    expect(await ask(`/en/projects/${published}`, { ifNoneMatch: etag?.replace('W/', '') })).toEqual({
      status: 304,
      headers: expect.objectContaining({ etag }),
    });
    expect((await ask(`/fr/projects/${published}`)).headers['etag']).not.toBe(etag);
    world.clock.add({ days: 1 });
    expect(await ask(`/en/projects/${published}`, { ifNoneMatch: etag })).toMatchObject({ status: 200 });
  });

  test('leads to its present name', async () => {
    const { headers } = await ask(`/en/projects/${published}/an-older-name`);
    const present = headers['location'];
    expect(present).toMatch(`/en/projects/${published}/`);
    expect(await ask(`/en/projects/${published}/an-older-name`)).toMatchObject({ status: 301 });
    expect(await ask(String(present))).toMatchObject({ status: 200 });
    expect(await ask(`/en/projects/${published}/an-older-name`, { stays: true })).toMatchObject({
      status: 200,
    });
  });

  test('is rendered without data where its query chooses them', async () => {
    const before = world.requests();
    expect(await ask('/en/market', { data: 'none' })).toMatchObject({ status: 200, body: '"without data"' });
    expect(world.requests(before)).toBe(0);
    expect(stateOf((await ask('/en/market')).body).responses[0]).toHaveProperty('data.items');
  });
});

test('The page of a deleted project is gone if it was public, and unknown otherwise', async () => {
  const [wasPublic, wasWaiting] = [await samples.published(owner), await samples.submitted(owner)];
  for (const ProjectID of [wasPublic, wasWaiting])
    expect((await world.call(deleteProject, { ProjectID }, { as: owner })).status).toBe(204);
  await world.runStream();
  const gone = await ask(`/en/projects/${wasPublic}`);
  expect(gone).toMatchObject({ status: 410, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(gone.headers['cache-control']).toBe((await ask('/en/projects/unknown')).headers['cache-control']);
  expect((await ask(`/en/projects/${wasWaiting}`)).status).toBe(404);
  expect((await ask('/en/projects/unknown')).status).toBe(404);
});

describe('The copies of a page', () => {
  test('expire by themselves when a text or a figure of a project changes: forgetting is paid for', async () => {
    await world.runStream();
    world.forgotten.splice(0);
    const change = (body: ProposalChange) =>
      world.call(updateProject, { ProjectID: published, body: { change: body } }, { as: owner });
    await change({ progress: 40 });
    await publishEdit(
      world,
      { ProjectID: published, owner },
      { description: 'Something else, in a sentence that is long enough.' },
    );
    await world.runStream();
    expect(world.forgotten).toEqual([]);
  });

  test('expire by themselves when a person changes how they are shown', async () => {
    expect(
      (
        await world.call(
          updateMe,
          { body: { about: 'I build lamps that tell a neighbour, and nobody else, that all is well.' } },
          { as: owner },
        )
      ).status,
    ).toBe(200);
    await world.runStream();
    expect(world.forgotten).toEqual([]);
  });

  test('are forgotten when a person is banned, once', async () => {
    const [admin, person] = [await samples.person(), await samples.person()];
    await world.runStream();
    world.forgotten.splice(0);
    const body = { reason: 'This is against the rules of the site.' };
    await world.call(banPerson, { UserID: person, body }, { as: admin, groups: ['admins'] });
    await world.runStream();
    expect(world.forgotten).toEqual([`person-${person}`]);
  });

  test('of a list carry the tags of what it shows', async () => {
    const { headers } = await ask('/en/market');
    expect(headers['cache-tag']?.split(',')).toContain(`project-${published}`);
  });
});

describe('What is not public', () => {
  test.each([
    ['an unknown project', () => '/en/projects/unknown', 'PROJECT_NOT_FOUND'],
    ['a project that waits for its review', () => `/en/projects/${waiting}`, 'PROJECT_NOT_FOUND'],
    ['an unknown author', () => '/en/authors/unknown', 'AUTHOR_NOT_FOUND'],
    ['a malformed id', () => `/en/projects/${'x'.repeat(200)}`, 'VALIDATION_FAILED'],
  ])('%s is missing, and says nothing else', async (_, path, code) => {
    const { status, headers, body } = await ask(path());
    expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, s-maxage=10']);
    const [main, ...others] = stateOf(body).responses;
    expect(main).toMatchObject({ refusal: { code, status: code === 'VALIDATION_FAILED' ? 400 : 404 } });
    for (const other of others) expect(other).not.toHaveProperty('data');
  });

  test('an address without a page is missing', async () => {
    expect(await ask('/en/nowhere')).toMatchObject({ status: 404 });
  });
});

describe('The function', () => {
  const call = (query: Record<string, string>, loadSite: () => Promise<SiteRenderer>) =>
    handler.withDeps({ ...world.deps, site: loadSite })({
      headers: {},
      queryStringParameters: query,
      requestContext: { requestId: 'request' } as never,
    });

  test('renders the path of its query', async () => {
    const { statusCode, body } = await call({ path: `/en/authors/${owner}` }, async () => site);
    expect(statusCode).toBe(200);
    expect(stateOf(body).responses[0]).toHaveProperty('data.UserID', owner);
  });

  test.each([
    ['has no path', {}, async () => site],
    ['cannot load the site', { path: '/en/market' }, () => Promise.reject(new Error('no such folder'))],
    [
      'cannot render a page',
      { path: '/en/market' },
      async () => ({ ...site, render: () => Promise.reject(new Error('broken component')) }),
    ],
  ])('leaves the page to its file if it %s', async (_, query, loadSite) => {
    expect(await call(query, loadSite)).toEqual({
      statusCode: 503,
      headers: { 'cache-control': 'no-store' },
    });
  });

  test('leaves the page to its file if the database does not answer', async () => {
    const query = () => Promise.reject(new Error('unreachable'));
    const deps = { ...world.deps, table: { ...world.deps.table, query }, site: async () => site };
    const answer = await handler.withDeps(deps)({
      headers: {},
      queryStringParameters: { path: `/en/projects/${published}` },
      requestContext: { requestId: 'request' } as never,
    });
    expect(answer).toMatchObject({ statusCode: 503 });
  });
});

test('A missing picture is answered with a picture and the status 404, and kept no longer than it may take to arrive', async () => {
  const answer = await handler.withDeps({ ...world.deps, site: async () => site })({
    headers: {},
    queryStringParameters: {},
    requestContext: { requestId: 'r' } as never, // only its id is read
    rawPath: '/api/pages/missing-media/img-users/custom-avatar-1.webp',
  });
  expect(answer).toMatchObject({
    statusCode: 404,
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=10' },
  });
  expect(answer.body).toContain('<svg');
});
