import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import type { ProjectID } from '#shared/ids.ts';
import { projects } from './project.store.ts';
import { type AmendmentWorld, amendmentWorld } from './testing/amendmentWorld.ts';
import { updateProject } from './updateProject.ts';

let world: AmendmentWorld;
beforeAll(async () => {
  world = await amendmentWorld();
});
afterAll(() => world.close());

const inState = (id: ProjectID, status: 'halted' | 'abandoned' | 'completed') =>
  world.table.write(Step.update(projects.key(id), { status }));

describe('an update', () => {
  test('changes the given fields and keeps the others', async () => {
    const prototypeUrl = 'https://codepen.io/ada/pen/ExJbgxY';
    const id = await world.samples.submitted(world.owner, { videoUrl: 'https://vimeo.com/1', prototypeUrl });
    world.clock.add({ minutes: 5 });
    const change = {
      name: 'A quieter garden',
      progress: 40,
      image: { kind: 'cairn', palette: 'tide' },
    } as const;
    const { data, status } = await world.amend(id, change);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...change,
      shortName: 'Roof garden',
      status: 'submitted',
      updatedAt: world.clock.now(),
    });
    expect(await world.see(id)).toEqual(data);
    expect((await world.amend(id, { videoUrl: null, image: { kind: 'keep' } })).data).not.toHaveProperty(
      'videoUrl',
    );
    expect(await world.see(id)).not.toHaveProperty('videoUrl');
    expect(await world.see(id)).toHaveProperty('prototypeUrl', prototypeUrl);
    expect((await world.amend(id, { prototypeUrl: null })).data).not.toHaveProperty('prototypeUrl');
    expect(await world.see(id)).not.toHaveProperty('prototypeUrl');
    expect((await world.see(id))?.image).toEqual(change.image);
  });

  test('costs three requests, and one that counts it', async () => {
    const id = await world.samples.published(world.owner);
    const from = world.requests();
    await world.amend(id, { name: 'A quieter garden' });
    expect(world.requests(from)).toBe(4);
  });

  test('of different fields in two simultaneous tabs keeps both', async () => {
    const id = await world.samples.submitted(world.owner);
    const both = await world.atOnce(id, { name: 'Another name' }, { progress: 77 });
    expect(both).toEqual(['ok', 'ok']);
    expect(await world.see(id)).toMatchObject({ name: 'Another name', progress: 77 });
  });

  test('of number and price in two simultaneous tabs keeps one of them entirely', async () => {
    const id = await world.samples.published(world.owner);
    const both = await world.atOnce(id, { numberOfContributions: 40 }, { totalContributionBudget: 1_500_00 });
    expect(both.toSorted()).toEqual(['CONCURRENT_UPDATE', 'ok']);
    const project = await world.see(id);
    expect(project?.remainingUnits).toBe(project?.numberOfContributions);
    expect([15_00, 25_00]).toContain(project?.unitPrice);
  });

  test('of the same field in two tabs succeeds only in the first, if they say what they knew', async () => {
    const id = await world.samples.submitted(world.owner);
    const known = { name: (await world.see(id))?.name, videoUrl: null };
    const change = (name: string) => ({ change: { name, videoUrl: 'https://vimeo.com/1' }, known });
    const send = (name: string) =>
      world.callWith(updateProject, { ProjectID: id, body: change(name) }, { as: world.owner });

    const both = await Promise.all([send('From one tab'), send('From the other tab')]);
    expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['PROJECT_CHANGED', 'ok']);
    const { name } = (await world.see(id)) ?? {};
    expect((await send('Later')).code).toBe('PROJECT_CHANGED');
    expect(await world.see(id)).toMatchObject({ name });
    expect((await world.amend(id, { name: 'Without knowing' })).status).toBe(200);
  });

  test('of another field keeps what an earlier tab has written', async () => {
    const id = await world.samples.submitted(world.owner);
    const before = await world.see(id);
    await world.amend(id, { name: 'From one tab' });
    const body = { change: { progress: 35 }, known: { progress: before?.progress } };
    const { data } = await world.callWith(updateProject, { ProjectID: id, body }, { as: world.owner });
    expect(data).toMatchObject({ name: 'From one tab', progress: 35 });
  });

  test('resubmits a denied project on request', async () => {
    const id = await world.samples.submitted(world.owner);
    expect((await world.amend(id, {}, { resubmit: true })).code).toBe('INVALID_PROJECT_STATE');
    await world.deny(id);
    expect((await world.amend(id, { name: 'Better said' })).data).toMatchObject({
      status: 'denied',
      reason: 'Tell more, please.',
    });
    world.clock.add({ minutes: 60 });
    const { data } = await world.amend(
      id,
      { description: 'Water comes from the roof itself now.' },
      { resubmit: true },
    );
    expect(data).toMatchObject({ status: 'submitted', name: 'Better said', submittedAt: world.clock.now() });
    expect(data).not.toHaveProperty('reason');
    expect(await world.see(id)).toEqual(data);
    const { items } = await world.table.query(projects, {
      index: 'gsi1',
      pk: 'projects#submitted',
      order: 'desc',
      limit: 1,
    });
    expect(items[0]?.ProjectID).toBe(id);
  });

  test('cannot resubmit a denied project beyond the limit of the plan', async () => {
    const ada = await world.samples.person({ planTypeId: 'free' });
    const first = await world.samples.submitted(ada);
    await world.deny(first);
    await world.samples.submitted(ada);
    expect((await world.amend(first, {}, { resubmit: true, as: ada })).code).toBe('PROJECT_LIMIT_REACHED');
  });
});

describe('permission to update', () => {
  test("is the owner's alone", async () => {
    const open = await world.samples.published(world.owner);
    const closed = await world.samples.submitted(world.owner);
    const change = { name: 'Taken over' };
    expect((await world.amend(open, change, { as: world.other })).code).toBe('FORBIDDEN');
    expect((await world.amend(closed, change, { as: world.other })).code).toBe('PROJECT_NOT_FOUND');
    expect((await world.amend(closed, change, { as: world.other, groups: ['admins'] })).code).toBe(
      'FORBIDDEN',
    );
    expect((await world.callWith(updateProject, { ProjectID: open, body: { change } })).code).toBe(
      'NOT_AUTHENTICATED',
    );
    expect(
      (await world.callWith(updateProject, { ProjectID: 'unknown', body: { change } }, { as: world.owner }))
        .code,
    ).toBe('PROJECT_NOT_FOUND');
  });

  test('ends with the project', async () => {
    const id = await world.samples.published(world.owner);
    await inState(id, 'halted');
    expect((await world.amend(id, { progress: 50 })).status).toBe(200);
    for (const state of ['abandoned', 'completed'] as const) {
      await inState(id, state);
      expect((await world.amend(id, { progress: 60 })).code).toBe('INVALID_PROJECT_STATE');
    }
  });
});

describe('refusals', () => {
  test.each([
    { name: 'ab' },
    { details: 'x'.repeat(10_001) },
    { progress: 101 },
    { budget: '12' },
    { endDate: '2026-11-20' },
    { endDate: '2028-01-01' },
    { contributorsPart: 91 },
    { videoUrl: 'https://example.com' },
    { prototypeUrl: 'https://codepen.io/login' },
    { image: { kind: 'picture' } },
  ])('the change %j', async change => {
    const id = await world.samples.published(world.owner);
    expect(
      (await world.callWith(updateProject, { ProjectID: id, body: { change } }, { as: world.owner })).code,
    ).toBe('VALIDATION_FAILED');
  });

  test('an unknown upload', async () => {
    const id = await world.samples.published(world.owner);
    const change = { image: { kind: 'upload', UploadID: 'unknown' } };
    expect(
      (await world.callWith(updateProject, { ProjectID: id, body: { change } }, { as: world.owner })).code,
    ).toBe('UPLOAD_NOT_FOUND');
  });

  test('never apply to an unchanged end date, even if it has passed', async () => {
    const id = await world.samples.published(world.owner, { endDate: '2026-11-21' });
    world.clock.add({ days: 3 });
    expect((await world.amend(id, { endDate: '2026-11-21', progress: 90 })).status).toBe(200);
    world.clock.add({ days: -3 });
  });
});
