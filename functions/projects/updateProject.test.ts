import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handler as denyProject } from '#functions/admin/denyProject.lambda.ts';
import { handler as initiatePayment } from '#functions/money/initiatePayment.lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProposalChange } from '#shared/entities/project.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { handler as getProject } from './getProject.lambda.ts';
import { projects } from './project.store.ts';
import { stats } from './stats.store.ts';
import { handler as updateProject } from './updateProject.lambda.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let owner: UserID;
let other: UserID;
beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  owner = await samples.person();
  other = await samples.person();
});
afterAll(() => world.close());

const amend = (
  id: ProjectID,
  change: ProposalChange,
  more: { resubmit?: boolean; as?: UserID; groups?: string[] } = {},
) => {
  const { resubmit, as = owner, groups = [] } = more;
  return world.call(
    updateProject,
    { ProjectID: id, body: { change, ...(resubmit && { resubmit }) } },
    { as, groups },
  );
};
const see = async (id: ProjectID) => (await world.call(getProject, { ProjectID: id }, { as: owner })).data;
const deny = (id: ProjectID) =>
  world.call(
    denyProject,
    { ProjectID: id, body: { reason: 'Tell more, please.' } },
    { as: other, groups: ['admins'] },
  );
/** Two changes, each written only when both have read the project. */
async function atOnce(id: ProjectID, ...changes: [ProposalChange, ProposalChange]): Promise<string[]> {
  const caller = await samples.callerOf(owner);
  const { table } = world;
  let arrived = 0;
  let open = () => {};
  const all = new Promise<void>(resolve => (open = resolve));
  const meeting: typeof table = {
    ...table,
    transact: async (...steps) => {
      if (++arrived === changes.length) open();
      await all;
      return await table.transact(...steps);
    },
  };
  const outcomes = await Promise.all(
    changes.map(change =>
      updateProject.invoke({ ProjectID: id, body: { change }, caller }, { ...world.deps, table: meeting }),
    ),
  );
  return outcomes.map(outcome => (isRefusal(outcome) ? outcome.code : 'ok'));
}
const inState = (id: ProjectID, status: 'halted' | 'abandoned' | 'completed') =>
  world.table.write(Step.update(projects.key(id), { status }));

describe('an amendment', () => {
  test('changes what it names and leaves the rest', async () => {
    const id = await samples.published(owner, { videoUrl: 'https://vimeo.com/1' });
    world.clock.add({ minutes: 5 });
    const change = {
      name: 'A quieter garden',
      progress: 40,
      image: { kind: 'cairn', palette: 'tide' },
    } as const;
    const { data, status } = await amend(id, change);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...change,
      shortName: 'Roof garden',
      status: 'approved',
      updatedAt: world.clock.now(),
    });
    expect(await see(id)).toEqual(data);
    expect((await amend(id, { videoUrl: null, image: { kind: 'keep' } })).data).not.toHaveProperty(
      'videoUrl',
    );
    expect(await see(id)).not.toHaveProperty('videoUrl');
    expect((await see(id))?.image).toEqual(change.image);
  });

  test('takes two requests', async () => {
    const id = await samples.published(owner);
    const from = world.requests();
    await amend(id, { name: 'A quieter garden' });
    expect(world.requests(from)).toBe(2);
  });

  test('of different fields in two tabs at once keeps both', async () => {
    const id = await samples.published(owner);
    const both = await atOnce(id, { name: 'Another name' }, { progress: 77 });
    expect(both).toEqual(['ok', 'ok']);
    expect(await see(id)).toMatchObject({ name: 'Another name', progress: 77 });
  });

  test('of number and price in two tabs at once keeps one of them whole', async () => {
    const id = await samples.published(owner);
    const both = await atOnce(id, { numberOfContributions: 40 }, { totalContributionBudget: 1_500_00 });
    expect(both.toSorted()).toEqual(['CONCURRENT_UPDATE', 'ok']);
    const project = await see(id);
    expect(project?.remainingUnits).toBe(project?.numberOfContributions);
    expect([15_00, 25_00]).toContain(project?.unitPrice);
  });

  test('sends a denied project to review again when it says so', async () => {
    const id = await samples.submitted(owner);
    expect((await amend(id, {}, { resubmit: true })).code).toBe('INVALID_PROJECT_STATE');
    await deny(id);
    expect((await amend(id, { name: 'Better said' })).data).toMatchObject({
      status: 'denied',
      reason: 'Tell more, please.',
    });
    world.clock.add({ minutes: 60 });
    const { data } = await amend(
      id,
      { description: 'Water comes from the roof itself now.' },
      { resubmit: true },
    );
    expect(data).toMatchObject({ status: 'submitted', name: 'Better said', submittedAt: world.clock.now() });
    expect(data).not.toHaveProperty('reason');
    expect(await see(id)).toEqual(data);
    const { items } = await world.table.query(projects, {
      index: 'gsi1',
      pk: 'projects#submitted',
      order: 'desc',
      limit: 1,
    });
    expect(items[0]?.ProjectID).toBe(id);
  });

  test('cannot bring back a denied project over the number of the plan', async () => {
    const ada = await samples.person({ planTypeId: 'free' });
    const first = await samples.submitted(ada);
    await deny(first);
    await samples.submitted(ada);
    expect((await amend(first, {}, { resubmit: true, as: ada })).code).toBe('PROJECT_LIMIT_REACHED');
  });
});

describe('who may amend what', () => {
  test('is the owner alone', async () => {
    const open = await samples.published(owner);
    const closed = await samples.submitted(owner);
    const change = { name: 'Taken over' };
    expect((await amend(open, change, { as: other })).code).toBe('FORBIDDEN');
    expect((await amend(closed, change, { as: other })).code).toBe('PROJECT_NOT_FOUND');
    expect((await amend(closed, change, { as: other, groups: ['admins'] })).code).toBe('FORBIDDEN');
    expect((await world.callWith(updateProject, { ProjectID: open, body: { change } })).code).toBe(
      'NOT_AUTHENTICATED',
    );
    expect(
      (await world.callWith(updateProject, { ProjectID: 'unknown', body: { change } }, { as: owner })).code,
    ).toBe('PROJECT_NOT_FOUND');
  });

  test('is allowed until it is over', async () => {
    const id = await samples.published(owner);
    await inState(id, 'halted');
    expect((await amend(id, { progress: 50 })).status).toBe(200);
    for (const state of ['abandoned', 'completed'] as const) {
      await inState(id, state);
      expect((await amend(id, { progress: 60 })).code).toBe('INVALID_PROJECT_STATE');
    }
  });
});

describe('number and price of the units', () => {
  test('may change freely while none is sold', async () => {
    const id = await samples.published(owner);
    expect((await amend(id, { numberOfContributions: 50 })).data).toMatchObject({
      unitPrice: 20_00,
      remainingUnits: 50,
    });
    expect((await see(id))?.remainingUnits).toBe(50);
  });

  test('may not make another price once one is reserved or sold', async () => {
    const id = await samples.published(owner);
    await world.table.write(stats.reserveUnits(id, 1));
    expect((await amend(id, { numberOfContributions: 50 })).code).toBe('INVALID_AMOUNT');
    await world.table.write(stats.sellReserved(id, 1));
    expect((await amend(id, { totalContributionBudget: 2_000_00 })).code).toBe('INVALID_AMOUNT');
    expect((await amend(id, { totalContributionBudget: 1_000_00, name: 'Same price' })).status).toBe(200);
  });

  test('never let an order through that was priced before they changed', async () => {
    const id = await samples.published(owner);
    const change = { numberOfContributions: 50 };
    const changing: typeof world.table = {
      ...world.table,
      transact: async (...steps) => {
        await amend(id, change);
        return await world.table.transact(...steps);
      },
    };
    const order = {
      items: [{ kind: 'points', ProjectID: id, quantity: 1, price: 10_00 }],
      total: 10_00,
      currency: 'EUR',
      orderKey: 'an-order-key-0001',
    } as const;
    const outcome = await initiatePayment.invoke(
      { body: { ...order, items: [...order.items] }, caller: await samples.callerOf(other) },
      { ...world.deps, table: changing },
    );
    expect(outcome).toMatchObject({ code: 'CONCURRENT_UPDATE' });
    expect(await see(id)).toMatchObject({ unitPrice: 20_00, remainingUnits: 50 });
  });

  test('may grow and shrink at the same price, never under what is sold or reserved', async () => {
    const id = await samples.published(owner);
    await world.table.write(stats.reserveUnits(id, 30));
    await world.table.write(stats.sellReserved(id, 20));
    const sized = (numberOfContributions: number) =>
      amend(id, { numberOfContributions, totalContributionBudget: numberOfContributions * 10_00 });
    expect((await sized(120)).data?.remainingUnits).toBe(90);
    expect((await sized(29)).code).toBe('INVALID_AMOUNT');
    expect((await sized(30)).data?.remainingUnits).toBe(0);
    expect(await see(id)).toMatchObject({ soldUnits: 20, remainingUnits: 0, numberOfContributions: 30 });
    expect(await world.table.write(stats.reserveUnits(id, 1))).toMatchObject({ code: 'UNITS_SOLD_OUT' });
  });

  test('have to come out whole with what stays', async () => {
    const id = await samples.published(owner);
    const { code, envelope } = await amend(id, { numberOfContributions: 333 });
    expect(code).toBe('VALIDATION_FAILED');
    expect(envelope?.data).toMatchObject({
      fields: [{ path: 'change.numberOfContributions', i18nID: 'validation.unit_price' }],
    });
  });

  test('stay in the currency in which a published project takes money', async () => {
    const id = await samples.published(owner);
    expect((await amend(id, { country: 'GB' })).code).toBe('INVALID_AMOUNT');
    expect((await amend(id, { country: 'ES' })).data).toMatchObject({ country: 'ES', currency: 'EUR' });
    const waiting = await samples.submitted(owner);
    expect((await amend(waiting, { country: 'GB' })).data).toMatchObject({ country: 'GB', currency: 'GBP' });
  });
});

describe('what is not accepted', () => {
  test.each([
    { name: 'ab' },
    { details: 'x'.repeat(10_001) },
    { progress: 101 },
    { budget: '12' },
    { endDate: '2026-11-20' },
    { endDate: '2028-01-01' },
    { contributorsPart: 91 },
    { videoUrl: 'https://example.com' },
    { image: { kind: 'picture' } },
  ])('%j', async change => {
    const id = await samples.published(owner);
    expect(
      (await world.callWith(updateProject, { ProjectID: id, body: { change } }, { as: owner })).code,
    ).toBe('VALIDATION_FAILED');
  });

  test('an upload that is unknown', async () => {
    const id = await samples.published(owner);
    const change = { image: { kind: 'upload', UploadID: 'unknown' } };
    expect(
      (await world.callWith(updateProject, { ProjectID: id, body: { change } }, { as: owner })).code,
    ).toBe('UPLOAD_NOT_FOUND');
  });

  test('an end date that has passed stays when it is sent again unchanged', async () => {
    const id = await samples.published(owner, { endDate: '2026-11-21' });
    world.clock.add({ days: 3 });
    expect((await amend(id, { endDate: '2026-11-21', progress: 90 })).status).toBe(200);
    world.clock.add({ days: -3 });
  });
});
