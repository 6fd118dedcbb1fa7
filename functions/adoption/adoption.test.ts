import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { banPerson } from '#functions/admin/banPerson.ts';
import { listAuditEntries } from '#functions/admin/listAuditEntries.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { Step } from '#functions/platform/table/step.ts';
import { changeProjectStatus } from '#functions/projects/changeProjectStatus.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { leaveTeam } from '#functions/teams/leaveTeam.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { confirmAdoption } from './confirmAdoption.ts';
import { denyAdoption } from './denyAdoption.ts';
import { getAdoption } from './getAdoption.ts';
import { listAdoptionCandidates } from './listAdoptionCandidates.ts';
import { listPendingAdoptions } from './listPendingAdoptions.ts';
import { listProjectsToAdopt } from './listProjectsToAdopt.ts';
import { offeredProject } from './testing/offeredProject.ts';
import { withdrawAdoption } from './withdrawAdoption.ts';
import { withdrawCandidacy } from './withdrawCandidacy.ts';

let world: World;
let scene: Awaited<ReturnType<typeof offeredProject>>;
let edith: UserID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await offeredProject(world);
  edith = await world.user({ username: 'edith' });
});

const admin = (as = edith) => ({ as, groups: ['admins'] });
const look = async (as?: UserID) =>
  await world.call(getAdoption, { ProjectID: scene.ProjectID }, as ? { as } : {});
const confirm = (UserID: UserID, as = edith) =>
  world.call(confirmAdoption, { ProjectID: scene.ProjectID, body: { UserID } }, admin(as));
const deny = (UserID: UserID, reason = 'Their account is two days old.') =>
  world.call(denyAdoption, { ProjectID: scene.ProjectID, body: { UserID, reason } }, admin());
const withdraw = (as = scene.owner) => world.call(withdrawAdoption, { ProjectID: scene.ProjectID }, { as });
const candidates = async (as = scene.owner) =>
  (await world.call(listAdoptionCandidates, { ProjectID: scene.ProjectID }, { as })).data?.items;
const toAdopt = async () =>
  (await world.call(listProjectsToAdopt, { query: { limit: 50 } }, {})).data?.items.filter(
    ({ project }) => project.ProjectID === scene.ProjectID,
  );
const pending = async () =>
  (await world.call(listPendingAdoptions, { query: { limit: 50 } }, admin())).data?.items.filter(
    ({ project }) => project.ProjectID === scene.ProjectID,
  );
/** Leaves the team, with all that follows. */
const leave = async (as: UserID) => {
  await world.call(leaveTeam, { ProjectID: scene.ProjectID }, { as });
  await world.runStream();
};
const news = async (as: UserID) => {
  await world.runStream();
  return (await world.call(listNotifications, {}, { as })).data?.items.map(({ kind }) => kind) ?? [];
};

describe('an offer', () => {
  test('is for the team during 14 days, then for anyone with the points, and is listed then', async () => {
    expect((await look()).code).toBe('ADOPTION_NOT_FOUND');
    expect((await scene.offer({ note: 'I am moving abroad.' })).data).toMatchObject({
      status: 'offered',
      note: 'I am moving abroad.',
      points: 2_000,
      you: { owner: true, canApply: false },
    });
    expect(await news(scene.ana)).toContain('adoptionOffered');
    expect((await look(scene.ana)).data?.you.canApply).toBe(true);
    expect((await look(scene.zoe)).data?.you.canApply).toBe(false);
    expect((await scene.candidate(scene.zoe)).code).toBe('ADOPTION_TEAM_FIRST');
    expect(await toAdopt()).toEqual([]);

    world.clock.add({ days: 15 });
    expect((await look(scene.zoe)).data?.you.canApply).toBe(true);
    expect((await scene.candidate(scene.zoe)).status).toBe(201);
    expect((await scene.candidate(edith)).code).toBe('INSUFFICIENT_POINTS');
    expect(await toAdopt()).toMatchObject([{ note: 'I am moving abroad.', project: { status: 'halted' } }]);
    expect(await news(scene.owner)).toContain('adoptionApplied');
    expect(await candidates()).toMatchObject([
      { user: { username: 'zoe' }, member: false, note: 'I would like to bring it to its end.' },
    ]);
    expect(await candidates(scene.ana)).toBeUndefined();
  });

  test('is made of halted and abandoned projects only, by their owner, once', async () => {
    const both = await Promise.all([scene.offer(), scene.offer()]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await look(scene.owner)).data?.status).toBe('offered');
    expect((await withdraw(scene.ana)).code).toBe('FORBIDDEN');
    expect((await withdraw()).status).toBe(204);
    expect((await withdraw()).code).toBe('ADOPTION_NOT_FOUND');
    for (const state of ['in-development', 'completed'] as const) {
      await scene.enter(state);
      expect((await scene.offer()).code).toBe('INVALID_PROJECT_STATE');
    }
    await scene.enter('abandoned');
    expect((await scene.offer()).status).toBe(201);
  });

  test('ends when the owner takes the project up again, with candidates of its own', async () => {
    await scene.offer();
    await scene.candidate(scene.ana);
    await world.call(
      changeProjectStatus,
      { ProjectID: scene.ProjectID, body: { status: 'in-development' } },
      { as: scene.owner },
    );
    await world.runStream();
    expect((await look(scene.owner)).code).toBe('ADOPTION_NOT_FOUND');
    await scene.enter('halted');
    expect((await look(scene.owner)).code).toBe('ADOPTION_NOT_FOUND');
    await scene.offer();
    expect(await candidates()).toEqual([]);
  });

  test('takes no candidates whose plan is full, or who own the project', async () => {
    await scene.offer();
    expect((await scene.candidate(scene.owner)).code).toBe('OWN_PROJECT');
    await world.table.write(Step.put(projectCount.key(scene.ben), { open: 3 }));
    expect((await scene.candidate(scene.ben)).code).toBe('PROJECT_LIMIT_REACHED');
  });

  test('can be left again by a candidate, also once they have been chosen', async () => {
    await scene.offer();
    await scene.candidate(scene.ana);
    await scene.choose(scene.ana);
    expect(await pending()).toMatchObject([{ chosen: { user: { username: 'ana' }, member: true } }]);
    const leave = () => world.call(withdrawCandidacy, { ProjectID: scene.ProjectID }, { as: scene.ana });
    const both = await Promise.all([leave(), leave()]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect(await pending()).toEqual([]);
    const told = (await news(scene.owner)).filter(kind => kind === 'adoptionDeclined');
    expect(told).toHaveLength(1);
    expect((await look(scene.owner)).data).toMatchObject({ status: 'offered' });
    expect((await scene.choose(scene.ana)).code).toBe('CANDIDATE_NOT_FOUND');
  });

  test('is left by a candidate who leaves the team, unless they applied without being in it', async () => {
    await scene.offer();
    await scene.candidate(scene.ana);
    await scene.choose(scene.ana);
    await leave(scene.ana);
    expect(await pending()).toEqual([]);
    expect(await candidates()).toEqual([]);
    expect((await look(scene.owner)).data).toMatchObject({ status: 'offered' });

    world.clock.add({ days: 15 });
    await scene.candidate(scene.zoe);
    await leave(scene.ben);
    expect(await candidates()).toMatchObject([{ user: { username: 'zoe' } }]);
  });
});

describe('a choice', () => {
  beforeEach(async () => {
    await scene.offer();
    await scene.candidate(scene.ana);
    await scene.candidate(scene.ben);
  });

  test('is made by the owner among the candidates, shown to them and administrators, and can be changed', async () => {
    expect((await scene.choose(scene.zoe)).code).toBe('CANDIDATE_NOT_FOUND');
    expect((await scene.choose(scene.ana)).data).toMatchObject({
      status: 'chosen',
      chosen: { username: 'ana' },
    });
    expect(await news(scene.ana)).toContain('adoptionChosen');
    expect((await look(scene.ana)).data?.you).toMatchObject({ candidate: true, chosen: true });
    expect((await look(scene.ben)).data?.you).toMatchObject({ candidate: true, chosen: false });
    expect((await look(scene.ben)).data?.chosen).toBeUndefined();
    expect((await scene.choose(scene.ben)).data?.chosen?.username).toBe('ben');
    expect((await confirm(scene.ana)).code).toBe('CANDIDATE_NOT_FOUND');
  });

  test('is refused by an administrator with a reason, and the owner chooses again', async () => {
    await scene.choose(scene.ana);
    expect((await deny(scene.ana)).status).toBe(200);
    expect((await deny(scene.ana)).code).toBe('CANDIDATE_NOT_FOUND');
    expect((await look(scene.owner)).data).toMatchObject({
      status: 'offered',
      denied: { person: { username: 'ana' }, reason: 'Their account is two days old.' },
    });
    expect((await look(scene.ben)).data?.denied).toBeUndefined();
    expect(await news(scene.owner)).toContain('adoptionDenied');
    expect(await news(scene.ana)).toContain('adoptionRefused');
    expect(await news(scene.ana)).not.toContain('adoptionEnded');
    expect((await scene.choose(scene.ben)).data?.denied).toBeUndefined();
    const { data } = await world.call(listAuditEntries, { query: { action: 'denyAdoption' } }, admin());
    expect(data?.items[0]).toMatchObject({ target: { kind: 'project', id: scene.ProjectID } });
  });

  test('is decided once when two administrators decide at the same time', async () => {
    await scene.choose(scene.ana);
    const ruth = await world.user();
    const both = await Promise.all([confirm(scene.ana), confirm(scene.ana, ruth)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await pending()).toEqual([]);
  });

  test('ends in one legal state when it is confirmed while the offer is withdrawn', async () => {
    await scene.choose(scene.ana);
    const [confirmed, withdrawn] = await Promise.all([confirm(scene.ana), withdraw()]);
    expect([confirmed.status === 200, withdrawn.status === 204].filter(Boolean)).toHaveLength(1);
  });

  test('of a person who has been banned meanwhile is not confirmed, and neither is one of a restarted project', async () => {
    await scene.choose(scene.ana);
    const ban = { UserID: scene.ana, body: { reason: 'Sells what is not theirs.' } };
    await world.call(banPerson, ban, admin());
    expect((await confirm(scene.ana)).code).toBe('CANDIDATE_NOT_FOUND');
    expect((await scene.choose(scene.ana)).code).toBe('CANDIDATE_NOT_FOUND');

    await scene.choose(scene.ben);
    await scene.enter('completed');
    expect((await confirm(scene.ben)).code).toBe('ADOPTION_NOT_FOUND');
  });

  test('is confirmed only within the plan of the new owner', async () => {
    await scene.choose(scene.ana);
    await world.table.write(Step.put(projectCount.key(scene.ana), { open: 3 }));
    expect((await confirm(scene.ana)).code).toBe('PROJECT_LIMIT_REACHED');
  });

  test('is for administrators, and invalid input is refused', async () => {
    await scene.choose(scene.ana);
    const { ProjectID, ana, owner } = scene;
    for (const handler of [confirmAdoption, denyAdoption]) {
      const body = { UserID: ana, reason: 'Their account is two days old.' };
      expect((await world.callWith(handler, { ProjectID, body }, { as: owner })).code).toBe('ADMIN_ONLY');
      expect((await world.callWith(handler, { ProjectID: 'nowhere', body }, admin())).code).toBe(
        'PROJECT_NOT_FOUND',
      );
      expect((await world.callWith(handler, { ProjectID, body: { UserID: 7 } }, admin())).code).toBe(
        'VALIDATION_FAILED',
      );
    }
    expect((await deny(ana, 'short')).code).toBe('VALIDATION_FAILED');
    expect((await scene.candidate(ana, 'x'.repeat(501))).code).toBe('VALIDATION_FAILED');
  });
});
