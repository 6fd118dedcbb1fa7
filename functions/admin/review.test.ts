import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { reviewedTexts } from '#functions/projects/edit.store.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import { projectSteps, projects } from '#functions/projects/project.store.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { recordEvents } from '#functions/testing/recordEvents.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { approveProject } from './approveProject.ts';
import { denyProject } from './denyProject.ts';
import { listProjectsForReview } from './listProjectsForReview.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let owner: UserID;
let admin: UserID;
const groups = ['admins'];
beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  owner = await samples.person();
  admin = await samples.person();
});
afterAll(() => world.close());

const approve = (id: ProjectID, message?: string) =>
  world.call(approveProject, { ProjectID: id, body: { ...(message && { message }) } }, { as: admin, groups });
const deny = (id: ProjectID, reason = 'Tell more about the water.') =>
  world.call(denyProject, { ProjectID: id, body: { reason } }, { as: admin, groups });
const points = async (id: UserID) => (await world.table.get(authors.key(id)))?.contributionPoints;

/** The events published since the last call. */
const published = () => recordEvents(world, Object.values(projectEvents));

describe('an approval', () => {
  test('publishes the project, awards 250 points and notifies the owner, in four requests', async () => {
    const ada = await samples.person();
    const id = await samples.submitted(ada);
    await published();
    const from = world.requests();
    const { data, status } = await approve(id, 'Good luck');
    expect(world.requests(from)).toBe(4);
    expect(status).toBe(200);
    expect(data).toMatchObject({ ProjectID: id, status: 'approved', approvedAt: world.clock.now() });
    expect(await points(ada)).toBe(250);
    expect(await published()).toEqual([
      {
        type: 'projectApproved',
        payload: { ProjectID: id, OwnerUserID: ada, message: 'Good luck', isNew: true },
      },
    ]);
  });

  test('takes effect once, whether repeated or concurrent', async () => {
    const ada = await samples.person();
    const id = await samples.submitted(ada);
    await published();
    const all = await Promise.all([approve(id), approve(id), approve(id)]);
    expect(all.map(({ code }) => code ?? 'ok').toSorted()).toEqual([
      'INVALID_PROJECT_STATE',
      'INVALID_PROJECT_STATE',
      'ok',
    ]);
    expect((await approve(id)).code).toBe('INVALID_PROJECT_STATE');
    expect(await points(ada)).toBe(250);
    expect(await published()).toHaveLength(1);
  });

  test('of a project that was taken down ends the comparison with the texts that had been reviewed before', async () => {
    const details = 'A well that a village digs with its own hands, and a pump. '.repeat(6).trim();
    const id = await samples.published(owner, { details });
    await world.call(
      updateProject,
      { ProjectID: id, body: { change: { details: details.replace('a pump', 'two pumps') } } },
      { as: owner },
    );
    expect(await world.table.get(reviewedTexts.key(id))).toMatchObject({ details });
    const project = await world.table.get(projects.key(id));
    if (!project) throw new Error('No project');
    await world.table.write(projectSteps.takeDown(project, 'Tell more about the water.', world.clock.now()));
    await world.call(
      updateProject,
      { ProjectID: id, body: { change: { name: 'Better said' }, resubmit: true } },
      { as: owner },
    );
    expect((await approve(id)).status).toBe(200);
    expect(await world.table.get(reviewedTexts.key(id))).toBeUndefined();
  });

  test('publishes only what the administrator has read', async () => {
    const id = await samples.submitted(owner);
    const read = async () => (await world.table.get(projects.key(id)))?.updatedAt;
    const approveAsRead = (updatedAt: string | undefined) =>
      world.call(approveProject, { ProjectID: id, body: { updatedAt } }, { as: admin, groups });
    const edit = (description: string) =>
      world.call(updateProject, { ProjectID: id, body: { change: { description } } }, { as: owner });

    const before = await read();
    world.clock.add({ minutes: 1 });
    await edit('Sells followers, cheaply and at once.');
    expect((await approveAsRead(before)).code).toBe('PROJECT_CHANGED');
    expect((await world.table.get(projects.key(id)))?.status).toBe('submitted');

    const latest = await read();
    world.clock.add({ minutes: 1 });
    const [approved, edited] = await Promise.all([approveAsRead(latest), edit('Sells likes, cheaply too.')]);
    expect([approved.code, edited.status]).toEqual(
      approved.code ? ['PROJECT_CHANGED', 200] : [undefined, expect.any(Number)],
    );
    const stored = await world.table.get(projects.key(id));
    expect(stored?.status).toBe(approved.code ? 'submitted' : 'approved');
    if (!approved.code) expect(stored?.description).toBe('Sells followers, cheaply and at once.');

    if (approved.code) expect((await approveAsRead(await read())).status).toBe(200);
  });

  test('and a concurrent denial: one of them takes effect', async () => {
    const id = await samples.submitted(owner);
    const both = await Promise.all([approve(id), deny(id)]);
    expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['INVALID_PROJECT_STATE', 'ok']);
  });
});

describe('a denial', () => {
  test('records the reason, notifies the owner and awards no points; a resubmitted project can be approved', async () => {
    const ada = await samples.person();
    const id = await samples.submitted(ada);
    await published();
    expect((await deny(id)).data).toMatchObject({
      status: 'denied',
      reason: 'Tell more about the water.',
      deniedAt: world.clock.now(),
    });
    expect(await points(ada)).toBe(0);
    expect(await published()).toEqual([
      {
        type: 'projectDenied',
        payload: { ProjectID: id, OwnerUserID: ada, reason: 'Tell more about the water.' },
      },
    ]);
    expect((await approve(id)).code).toBe('INVALID_PROJECT_STATE');

    const body = { change: { name: 'Better said' }, resubmit: true };
    await world.call(updateProject, { ProjectID: id, body }, { as: ada });
    expect(await published()).toHaveLength(1);
    const { data } = await approve(id);
    expect(data).toMatchObject({ status: 'approved', name: 'Better said' });
    expect(data).not.toHaveProperty('reason');
    expect(data).not.toHaveProperty('deniedAt');
    expect(await points(ada)).toBe(250);
  });

  test.each([{}, { reason: 'short' }, { reason: 'x'.repeat(1001) }, { reason: 12 }])(
    'is refused with %j',
    async body => {
      const id = await samples.submitted(owner);
      expect((await world.callWith(denyProject, { ProjectID: id, body }, { as: admin, groups })).code).toBe(
        'VALIDATION_FAILED',
      );
    },
  );
});

describe('review', () => {
  test('is restricted to administrators', async () => {
    const id = await samples.submitted(owner);
    const body = { reason: 'Tell more about the water.' };
    for (const [handler, input] of [
      [approveProject, { ProjectID: id, body: {} }],
      [denyProject, { ProjectID: id, body }],
      [listProjectsForReview, {}],
    ] as const) {
      expect((await world.callWith(handler, input, { as: owner })).code).toBe('ADMIN_ONLY');
      expect((await world.callWith(handler, input)).code).toBe('NOT_AUTHENTICATED');
      const banned = await samples.person({ status: 'banned' });
      expect((await world.callWith(handler, input, { as: banned, groups })).code).toBe('USER_BANNED');
    }
  });

  test('is not found for an unknown project', async () => {
    const sending = { as: admin, groups };
    const body = { reason: 'Tell more about the water.' };
    expect((await world.callWith(approveProject, { ProjectID: 'unknown', body: {} }, sending)).code).toBe(
      'PROJECT_NOT_FOUND',
    );
    expect((await world.callWith(denyProject, { ProjectID: 'unknown', body }, sending)).code).toBe(
      'PROJECT_NOT_FOUND',
    );
  });
});
