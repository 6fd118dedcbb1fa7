import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { ProjectID, type ProspectID, type UserID } from '#shared/ids.ts';
import { browsers, visitingIn } from './testing/visiting.ts';

let world: World;
let owner: UserID;
let id: ProjectID;
let visit: ReturnType<typeof visitingIn>['visit'];
let analyticsOf: ReturnType<typeof visitingIn>['analyticsOf'];

beforeAll(async () => {
  world = await createWorld();
  ({ visit, analyticsOf } = visitingIn(world));
  owner = await world.user({ planTypeId: 'premium' });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.add({ minutes: 10 });
  id = await aProject(world, owner);
});

/** The stored items of the entities that visits write. */
async function storedItems(): Promise<Record<string, unknown>[]> {
  const { client, tableName: TableName } = world.database;
  const { Items = [] } = await client.send(new ScanCommand({ TableName }));
  return Items.filter(({ entity }) =>
    ['visitCounts', 'visitor', 'daySalt', 'attempts'].includes(String(entity)),
  );
}

const details = async (days: '7' | '30' = '7') => (await analyticsOf(id, owner, days)).details;
const totals = async () => (await analyticsOf(id, owner, '7')).totals;

describe('a view of a project’s page', () => {
  test('counts by source, link, country, language, device and what was looked at', async () => {
    const { ProjectID: project, role } = await projectWithRoles(world, owner);
    id = project;
    const [illustrator, writer] = [await role('Illustrator'), await role('Writer')];
    await visit({
      to: id,
      source: 'search',
      country: 'FR',
      language: 'fr',
      parts: ['roles'],
      roles: [illustrator],
    });
    await visit({
      to: id,
      from: '192.0.2.2',
      source: 'link',
      ref: 'newsletter',
      country: 'JP',
      parts: ['roles', 'media'],
      roles: [illustrator, writer],
    });
    await visit({
      to: id,
      from: '192.0.2.3',
      source: 'qr',
      language: 'gb',
      headers: { 'user-agent': browsers.phone },
      parts: ['progress'],
    });

    expect(await totals()).toEqual({ visits: 3, visitors: 3, likes: 0, applications: 0, contributions: 0 });
    const found = await details();
    expect(found?.sources.map(({ source, visits }) => [source, visits])).toEqual([
      ['search', 1],
      ['qr', 1],
      ['link', 1],
    ]);
    expect(found?.links).toEqual([{ ref: 'newsletter', visits: 1 }]);
    expect(found?.countries.toSorted((a, b) => String(a.country).localeCompare(String(b.country)))).toEqual([
      { country: 'FR', visits: 1 },
      { country: 'GB', visits: 1 },
      { country: 'JP', visits: 1 },
    ]);
    expect(found?.languages).toEqual([
      { language: 'en', visits: 2 },
      { language: 'fr', visits: 1 },
    ]);
    expect(found?.devices).toEqual([
      { device: 'computer', visits: 2 },
      { device: 'phone', visits: 1 },
    ]);
    expect(found?.parts).toEqual([
      { part: 'roles', visits: 2 },
      { part: 'media', visits: 1 },
      { part: 'progress', visits: 1 },
    ]);
    expect(found?.roles.map(({ role: name, visits }) => [name, visits])).toEqual([
      ['Illustrator', 2],
      ['Writer', 1],
    ]);
  });

  test('counts its visitor once a day: by network and browser, anew the next day', async () => {
    await visit({ to: id });
    await visit({ to: id });
    await visit({ to: id, headers: { 'user-agent': browsers.tablet } });
    await visit({ to: id, from: '2001:db8::1' });
    await visit({ to: id, from: '2001:db8::2' });
    expect(await totals()).toMatchObject({ visits: 5, visitors: 3 });

    world.clock.add({ days: 1 });
    await visit({ to: id });
    expect(await totals()).toMatchObject({ visits: 6, visitors: 4 });
    expect((await details())?.days.slice(-2).map(({ visits, visitors }) => [visits, visitors])).toEqual([
      [5, 3],
      [1, 1],
    ]);
  });

  test.each<[string, Record<string, string>]>([
    ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a program without a name', { 'user-agent': '' }],
    ['Do Not Track', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
  ])('is not counted for %s, and nothing is stored', async (_, headers) => {
    const before = await storedItems();
    expect((await visit({ to: id, headers })).status).toBe(204);
    expect(await totals()).toMatchObject({ visits: 0, visitors: 0 });
    expect(await storedItems()).toEqual(before);
  });

  test('of an unknown project, or one that is not public, is ignored without telling', async () => {
    const hidden = await aProject(world, owner, { status: 'submitted' });
    const before = await storedItems();
    for (const to of [hidden, ProjectID.parse('no-such-project')])
      expect(await visit({ to })).toMatchObject({ status: 204 });
    expect(await storedItems()).toEqual(before);
  });

  test('ignores roles of other projects and countries that are none', async () => {
    const other = await projectWithRoles(world, owner);
    const foreign = await other.role('Foreign role');
    await visit({ to: id, roles: [foreign, 'no-role' as ProspectID], country: 'Nowhere' });
    expect((await details())?.roles).toEqual([]);
    expect((await details())?.countries).toEqual([{ country: 'ZZ', visits: 1 }]);
  });

  test('refuses a source, part or link name that does not exist', async () => {
    for (const wrong of [{ source: 'moon' }, { parts: ['moon'] }, { source: 'link', ref: 'No Spaces!' }])
      expect(await visit({ to: id, ...(wrong as object) })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('is refused beyond the limit of a network', async () => {
    for (let made = 0; made < 100; made++) expect((await visit({ to: id })).status).toBe(204);
    expect(await visit({ to: id })).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect((await visit({ to: id, from: '192.0.2.9' })).status).toBe(204);
    expect((await totals()).visits).toBe(101);
  });
});

describe('what is stored of visitors', () => {
  test('is a hash with an expiry, and a secret that the next day overwrites', async () => {
    await visit({ to: id });
    const items = await storedItems();
    const visitor = items.find(({ entity }) => entity === 'visitor');
    expect(Object.keys(visitor ?? {}).toSorted()).toEqual(['entity', 'pk', 'sk', 'ttl']);
    expect(visitor?.['pk']).toMatch(/^visitor#[\w-]{22}$/);
    const twoDays = Date.parse(world.clock.now()) / 1000 + 2 * 86_400;
    expect(Number(visitor?.['ttl'])).toBeLessThanOrEqual(twoDays);

    const hash = String(visitor?.['pk']).split('#')[1] ?? '';
    expect(items.filter(item => JSON.stringify(item).includes(hash))).toHaveLength(1);
    expect(JSON.stringify(items)).not.toMatch(/192\.0\.2\.1|Firefox/);

    const saltNow = async () => (await storedItems()).filter(({ entity }) => entity === 'daySalt');
    const [salt, ...others] = await saltNow();
    expect(others).toEqual([]);
    world.clock.add({ days: 1 });
    await visit({ to: id });
    const [next, ...more] = await saltNow();
    expect(more).toEqual([]);
    expect(next?.['salt']).not.toBe(salt?.['salt']);
  });

  test('is not told apart in the log', async () => {
    await visit({ to: id, from: '198.51.100.77' });
    expect(world.logged.join('\n')).not.toMatch(/198\.51\.100\.77|Firefox/);
  });
});

describe('the cost of a view', () => {
  const countries = Array.from({ length: 200 }, (_, at) =>
    [Math.floor(at / 26), at % 26].map(letter => String.fromCodePoint(65 + letter)).join(''),
  );

  test('is at most 3 write units, whatever visitors send and however many roles there are', async () => {
    const { ProjectID: project, role } = await projectWithRoles(world, owner);
    const roles: ProspectID[] = [];
    for (let made = 0; made < 50; made++) roles.push(await role(`Role ${made}`));
    await visit({ to: project }); // the first visit of a day makes its secret

    for (const [at, country] of countries.entries()) {
      const from = world.sent.length;
      await visit({
        to: project,
        country,
        from: `10.${at >> 8}.${at & 255}.1`,
        source: 'link',
        ref: `campaign-number-${at}`,
        parts: ['roles', 'media', 'progress'],
        roles,
      });
      const sent = world.sent.slice(from);
      const writes = sent.filter(({ operation }) => operation !== 'BatchGet');
      expect(sent).toHaveLength(4);
      expect(writes.reduce((sum, { capacityUnits }) => sum + capacityUnits, 0)).toBeLessThanOrEqual(3);
    }

    const { details: shown } = await analyticsOf(project, owner, '7');
    const sum = (list: readonly { visits: number }[] = []) =>
      list.reduce((all, { visits }) => all + visits, 0);
    expect(sum(shown?.countries)).toBe(countries.length + 1);
    expect(sum(shown?.links)).toBe(countries.length);
    expect(shown?.links).toContainEqual({ visits: expect.any(Number) });
  });
});
