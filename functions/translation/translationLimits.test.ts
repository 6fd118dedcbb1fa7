import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { machineTranslation } from '#shared/machineTranslation.ts';
import { capitalTranslator } from './testing/capitalTranslator.ts';
import { translateText } from './translateText.ts';

const service = capitalTranslator();
let world: World;
let samples: ReturnType<typeof samplesIn>;
let owner: UserID;
beforeAll(async () => {
  world = await createWorld({ translator: service.translator, translatorCharactersPerDay: 10_000_000 });
  samples = samplesIn(world);
  owner = await samples.person();
});
afterAll(() => world.close());
beforeEach(() => service.fail(undefined));

/** Projects with details of a length. */
const projectsOf = (count: number, characters: number, of = samples, by = owner): Promise<ProjectID[]> =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      of.published(by, { details: `${at} ${'word '.repeat(characters / 5)}` }),
    ),
  );
const translate = (ProjectID: ProjectID, sending: object = {}, in_ = world) =>
  in_.callWith(translateText, { body: { kind: 'project', ProjectID, into: 'fr' } }, sending);

describe('The characters of a day', () => {
  test('are limited for a person, and start again at midnight UTC; what is kept costs none', async () => {
    const large = await projectsOf(4, 9_900);
    const reader = await samples.person();
    const codes = [];
    for (const id of large) codes.push((await translate(id, { as: reader })).code);
    expect(codes).toEqual([undefined, undefined, undefined, 'TRANSLATION_LIMIT_REACHED']);
    expect(await translate(large[0] as ProjectID, { as: reader })).toMatchObject({ status: 200 });
    world.clock.add({ days: 1 });
    expect(await translate(large[3] as ProjectID, { as: reader })).toMatchObject({ status: 200 });
  });

  test('are limited for the visitors of a network together', async () => {
    const large = await projectsOf(4, 9_900);
    const from = (sourceIp: string) => ({ sourceIp });
    for (const id of large.slice(0, 3)) await translate(id, from('198.51.100.7'));
    const [, , , last] = large as [ProjectID, ProjectID, ProjectID, ProjectID];
    expect(await translate(last, from('198.51.100.7'))).toMatchObject({
      status: 429,
      code: 'TRANSLATION_LIMIT_REACHED',
    });
    expect(await translate(last, from('198.51.100.8'))).toMatchObject({ status: 200 });
  });

  test('come back while the translator cannot be reached, up to a number', async () => {
    const [one, two] = (await projectsOf(2, 9_900)) as [ProjectID, ProjectID];
    const reader = await samples.person();
    service.fail('down');
    const tries = Math.ceil(machineTranslation.givenBackPerDay / 10_000) + 3;
    const codes = [];
    for (let at = 0; at < tries; at++) codes.push((await translate(one, { as: reader })).code);
    expect(codes).toEqual(Array.from({ length: tries }, () => 'TRANSLATION_UNAVAILABLE'));
    expect(await translate(one, { as: reader })).toMatchObject({ code: 'TRANSLATION_LIMIT_REACHED' });
    service.fail(undefined);
    expect(await translate(two, { as: await samples.person() })).toMatchObject({ status: 200 });
  });
});

describe('The calls of visitors', () => {
  test('are limited by network', async () => {
    const [id] = (await projectsOf(1, 100)) as [ProjectID];
    const codes = new Set<string | undefined>();
    for (let at = 0; at < 101; at++) codes.add((await translate(id, { sourceIp: '198.51.100.9' })).code);
    expect([...codes]).toEqual([undefined, 'TOO_MANY_ATTEMPTS']);
  });
});

describe('The budget of the installation', () => {
  test('refuses once it is used up, tells the operator before, and takes nothing from the person', async () => {
    const small = await createWorld({ translator: service.translator, translatorCharactersPerDay: 4_000 });
    const own = samplesIn(small);
    const by = await own.person();
    const large = await projectsOf(4, 1_500, own, by);
    const budgetLogs = () => small.logged.filter(line => line.includes('translator.budget_'));
    const codes = [];
    for (const id of large) codes.push((await translate(id, { as: by }, small)).code);
    expect(codes).toEqual([undefined, undefined, 'TRANSLATION_BUDGET_USED', 'TRANSLATION_BUDGET_USED']);
    expect(budgetLogs().at(-1)).toContain('translator.budget_used');
    small.clock.add({ days: 1 });
    expect(await translate(large[2] as ProjectID, { as: by }, small)).toMatchObject({ status: 200 });
    await small.close();
  });
});

describe('A translator', () => {
  test('that is not set refuses every call, with a code', async () => {
    const without = await createWorld({ translator: undefined, translatorCharactersPerDay: 1_000 });
    const own = samplesIn(without);
    const id = await own.published(await own.person());
    expect(await translate(id, {}, without)).toMatchObject({ status: 404, code: 'TRANSLATOR_OFF' });
    await without.close();
  });

  test.each([
    ['is down', 'down', 503, 'TRANSLATION_UNAVAILABLE'],
    ['answers with markup', 'markup', 422, 'TRANSLATION_NOT_POSSIBLE'],
    ['breaks', 'throw', 500, 'INTERNAL'],
  ] as const)('that %s keeps nothing, and the next call has it translated', async (_, how, status, code) => {
    const [id] = (await projectsOf(1, 100)) as [ProjectID];
    service.fail(how);
    expect(await translate(id)).toMatchObject({ status, code });
    service.fail(undefined);
    expect(await translate(id)).toMatchObject({ status: 200, data: { isPartial: false } });
  });

  test('that leaves lines out gives a translation with the originals of those, and says so', async () => {
    const id = await samples.published(owner, {
      details: 'The first line of these details.\nThe second line of them.\nThe third.',
    });
    service.fail('half');
    expect(await translate(id)).toMatchObject({
      data: {
        isPartial: true,
        texts: { details: 'THE FIRST LINE OF THESE DETAILS.\nThe second line of them.\nTHE THIRD.' },
      },
    });
  });
});
