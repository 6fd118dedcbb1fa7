import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { denyProject } from '#functions/admin/denyProject.ts';
import { Step } from '#functions/platform/table/step.ts';
import { sampleProposal, samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { type StoredUpload, uploads } from '#functions/uploads/upload.store.ts';
import { ProjectID, UploadID, type UserID } from '#shared/ids.ts';
import { deleteProject } from './deleteProject.ts';
import { getProjectAllowance } from './getProjectAllowance.ts';
import { submitProject } from './submitProject.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
});
afterAll(() => world.close());

const submit = (as: UserID, change: object = {}, submissionKey = samples.key()) => {
  const proposal = { ...sampleProposal(world.clock.now()), ...change };
  return world.callWith(submitProject, { body: { proposal, submissionKey } }, { as });
};

async function upload(by: UserID, change: Partial<StoredUpload> = {}): Promise<UploadID> {
  const id = UploadID.parse(world.deps.newId());
  const item: StoredUpload = {
    UploadID: id,
    OwnerUserID: by,
    kind: 'project',
    status: 'ready',
    url: '/media/img-projects/large.webp',
    thumbnailUrl: '/media/img-projects/small.webp',
    createdAt: world.clock.now(),
    ...change,
  };
  await world.table.write(Step.create(uploads.key(id), item));
  return id;
}

describe('a proposal', () => {
  test('creates a project that awaits review, with all of its units available', async () => {
    const ada = await samples.person({ username: 'ada' });
    const sent = await submit(ada, { details: `# Beds\n\n${'**soil** <b>raw</b> '.repeat(10)}` });
    expect(sent).toMatchObject({
      status: 201,
      data: {
        owner: { UserID: ada, username: 'ada' },
        name: 'A garden on the roof',
        currency: 'EUR',
        status: 'submitted',
        unitPrice: 10_00,
        soldUnits: 0,
        remainingUnits: 100,
        submittedAt: '2026-11-20T12:00:00.000Z',
        image: { kind: 'cairn', palette: 'moss' },
        you: { owner: true, member: false, liked: false, canAdminister: false, beyondPlan: false },
      },
    });
    expect(sent.data).toMatchObject({ details: expect.stringContaining('<b>raw</b>') });
  });

  test.each([
    ['too dear a point', { numberOfContributions: 1, totalContributionBudget: 1_000_000_00 }],
    ['points that do not reach the smallest payment', { totalContributionBudget: 1_80 }],
    ['a budget of which a stone is less than the smallest payment', { budget: 13_99 }],
  ])('is refused with %s', async (_, change) => {
    expect((await submit(await samples.person(), change)).code).toBe('VALIDATION_FAILED');
  });

  test('costs two requests and one that counts it', async () => {
    const ada = await samples.person();
    const from = world.requests();
    await submit(ada);
    expect(world.requests(from)).toBe(3);
  });

  test('creates one project per submission key, whether repeated or concurrent', async () => {
    const ada = await samples.person();
    const key = samples.key();
    const all = await Promise.all([submit(ada, {}, key), submit(ada, {}, key), submit(ada, {}, key)]);
    const later = await submit(ada, {}, key);
    const ids = [...all, later].map(({ data }) => Reflect.get(Object(data), 'ProjectID'));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeDefined();
  });

  test('sent twice simultaneously by a user who may have one project returns the same project to both', async () => {
    const ada = await samples.person({ planTypeId: 'free' });
    await world.call(deleteProject, { ProjectID: await samples.submitted(ada) }, { as: ada });
    for (let round = 0; round < 5; round++) {
      const key = samples.key();
      const both = await Promise.all([submit(ada, {}, key), submit(ada, {}, key)]);
      const [one, other] = both.map(({ data }) => ProjectID.parse(Object(data).ProjectID));
      if (!one) throw new Error('Project not submitted');
      expect(other).toBe(one);
      await world.call(deleteProject, { ProjectID: one }, { as: ada });
    }
  });

  test('creates another project for another user with the same key', async () => {
    const key = samples.key();
    const [ada, bob] = [await samples.person(), await samples.person()];
    const mine = await submit(ada, {}, key);
    const theirs = await submit(bob, {}, key);
    expect(Object(theirs.data).ProjectID).not.toBe(Object(mine.data).ProjectID);
  });
});

describe('the limit of concurrent projects', () => {
  test('is one on the free plan, also for simultaneous submissions', async () => {
    const ada = await samples.person({ planTypeId: 'free' });
    const both = await Promise.all([submit(ada), submit(ada)]);
    expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['PROJECT_LIMIT_REACHED', 'ok']);
    expect((await submit(ada)).code).toBe('PROJECT_LIMIT_REACHED');
  });

  test('can be asked for before a proposal is written', async () => {
    const ada = await samples.person({ planTypeId: 'free' });
    const allowance = async () => (await world.call(getProjectAllowance, {}, { as: ada })).data;
    expect(await allowance()).toMatchObject({ open: 0, most: 1, planTypeId: 'free', teams: [] });
    await submit(ada);
    expect(await allowance()).toMatchObject({ open: 1, most: 1 });
    expect(await world.call(getProjectAllowance, {})).toMatchObject({ status: 401 });
  });

  test('is three on the free plan with 20,000 points', async () => {
    const ada = await samples.person({ planTypeId: 'free', contributionPoints: 20_000 });
    for (const _ of [1, 2, 3]) expect((await submit(ada)).status).toBe(201);
    expect((await submit(ada)).code).toBe('PROJECT_LIMIT_REACHED');
  });

  test('is three on the basic plan', async () => {
    const ada = await samples.person({ planTypeId: 'basic' });
    for (const _ of [1, 2, 3]) expect((await submit(ada)).status).toBe(201);
    expect((await submit(ada)).code).toBe('PROJECT_LIMIT_REACHED');
  });

  test('allows another project after one is deleted or denied', async () => {
    const ada = await samples.person({ planTypeId: 'free' });
    const admin = await samples.person();
    const first = await samples.submitted(ada);
    await world.call(deleteProject, { ProjectID: first }, { as: ada });
    const second = await samples.submitted(ada);
    const body = { reason: 'Tell more about the water.' };
    await world.call(denyProject, { ProjectID: second, body }, { as: admin, groups: ['admins'] });
    expect((await submit(ada)).status).toBe(201);
  });
});

describe('the end date', () => {
  test.each(['2026-11-20', '2026-11-19', '2027-11-21', '2030-01-01'])('%s is refused', async endDate => {
    const ada = await samples.person();
    const { code, envelope } = await submit(ada, { endDate });
    expect(code).toBe('VALIDATION_FAILED');
    expect(envelope?.data).toMatchObject({
      fields: [{ path: 'proposal.endDate', i18nID: 'validation.end_date' }],
    });
  });

  test.each(['2026-11-21', '2027-11-20'])('%s is accepted', async endDate => {
    expect((await submit(await samples.person(), { endDate })).status).toBe(201);
  });
});

describe('the image', () => {
  test("can be the user's own upload once it is ready", async () => {
    const ada = await samples.person();
    const image = { kind: 'upload', UploadID: await upload(ada) };
    expect((await submit(ada, { image })).data).toMatchObject({
      image: {
        kind: 'picture',
        card: '/media/img-projects/small.webp',
        cover: '/media/img-projects/large.webp',
      },
    });
  });

  test("is refused if it is another user's, of another kind, unknown, pending, or kept without an earlier one", async () => {
    const [ada, bob] = [await samples.person(), await samples.person()];
    const by = async (UploadID: string) => (await submit(ada, { image: { kind: 'upload', UploadID } })).code;
    expect(await by(await upload(bob))).toBe('UPLOAD_NOT_FOUND');
    expect(await by(await upload(ada, { kind: 'avatar' }))).toBe('UPLOAD_NOT_FOUND');
    expect(await by('unknown')).toBe('UPLOAD_NOT_FOUND');
    expect(await by(await upload(ada, { status: 'pending', url: undefined }))).toBe('UPLOAD_NOT_READY');
    expect((await submit(ada, { image: { kind: 'keep' } })).code).toBe('IMAGE_REQUIRED');
  });
});

describe('refusals', () => {
  test.each([
    ['name', 'ab'],
    ['name', 'x'.repeat(61)],
    ['name', 7],
    ['shortName', 'x'.repeat(31)],
    ['description', 'short'],
    ['details', 'x'.repeat(10_001)],
    ['country', 'DE'],
    ['budget', 0],
    ['budget', '5000'],
    ['progress', 101],
    ['rolesNeeded', 0],
    ['rolesNeeded', 51],
    ['numberOfContributions', 100_001],
    ['numberOfContributions', 333],
    ['endDate', 'tomorrow'],
    ['image', { kind: 'cairn', palette: 'pink' }],
    ['videoUrl', 'https://example.com/video'],
    ['videoUrl', 'http://youtube.com/watch'],
    ['prototypeUrl', 'https://example.com/prototype'],
    ['prototypeUrl', 'https://www.figma.com/oauth?redirect_uri=https://evil.example'],
  ])('invalid input: %s %j', async (field, value) => {
    const { code, status } = await submit(await samples.person(), { [field]: value });
    expect({ code, status }).toEqual({ code: 'VALIDATION_FAILED', status: 400 });
  });

  test.each(['', '  '])('a blank required name (%j), reported as missing', async name => {
    const { envelope } = await submit(await samples.person(), { name });
    expect(envelope?.data).toEqual({
      fields: [{ path: 'proposal.name', i18nID: 'validation.required', params: {} }],
    });
  });

  test('a key that has submitted another proposal', async () => {
    const ada = await samples.person();
    const key = samples.key();
    const first = await submit(ada, {}, key);
    expect((await submit(ada, {}, key)).data).toEqual(first.data);
    expect(await submit(ada, { name: 'Another name' }, key)).toMatchObject({
      status: 409,
      code: 'SUBMISSION_KEY_REUSED',
      envelope: { data: { ProjectID: Reflect.get(Object(first.data), 'ProjectID') } },
    });
  });

  test('a missing body, malformed JSON, a visitor and a banned user', async () => {
    const ada = await samples.person();
    const banned = await samples.person({ status: 'banned' });
    expect((await world.callWith(submitProject, {}, { as: ada })).code).toBe('VALIDATION_FAILED');
    expect((await world.callWith(submitProject, {}, { as: ada, rawBody: '{' })).code).toBe('INVALID_REQUEST');
    const body = { proposal: sampleProposal(world.clock.now()), submissionKey: samples.key() };
    expect((await world.callWith(submitProject, { body })).code).toBe('NOT_AUTHENTICATED');
    expect((await submit(banned)).code).toBe('USER_BANNED');
  });
});
