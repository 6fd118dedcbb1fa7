import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approveProject } from '#functions/admin/approveProject.ts';
import { banPerson } from '#functions/admin/banPerson.ts';
import { denyProject } from '#functions/admin/denyProject.ts';
import { restorePerson } from '#functions/admin/restorePerson.ts';
import { offeredProject } from '#functions/adoption/testing/offeredProject.ts';
import { addComment } from '#functions/comments/addComment.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { memberSteps } from '#functions/projects/member.store.ts';
import { submitProject } from '#functions/projects/submitProject.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { teamToHire } from '#functions/recruiting/testing/completedTeam.ts';
import { caseIdOf } from '#functions/reports/report.store.ts';
import { reportContent } from '#functions/reports/reportContent.ts';
import { resolveReport } from '#functions/reports/resolveReport.ts';
import { taskSteps } from '#functions/tasks/task.store.ts';
import { movie } from '#functions/uploads/testing/movies.ts';
import { picture, type UploadWorld, uploadWorld } from '#functions/uploads/testing/uploadWorld.ts';
import { contracts } from '#shared/contracts/index.ts';
import { type ProjectID, TaskID, UploadID, type UserID } from '#shared/ids.ts';
import {
  documents,
  filesOf,
  makeEdge,
  ofHired,
  ofOffered,
  publicEndpoints,
  type Scene,
  withoutProjects,
} from './testing/publicSurfaces/surfaces.ts';
import { sampleProposal } from './testing/samples.ts';

/**
 * A project that ceases to be public, in any way, is gone from every place where visitors see projects, including copies in
 * the CDN.
 */
let world: UploadWorld;
let admin: UserID;
let edge: ReturnType<typeof makeEdge>;
beforeAll(async () => {
  world = await uploadWorld();
  admin = await world.person();
  edge = makeEdge(world);
});
afterAll(() => world.close());
beforeEach(() => world.clock.add({ days: 1 }));

const asAdmin = () => ({ as: admin, groups: ['admins'] });
const reason = 'This is against the rules of the site.';

/** Brings what has changed to its consequences, requested pictures included. */
async function settle(): Promise<void> {
  const from = world.events.length;
  await world.runStream();
  for (const event of world.events.slice(from)) await world.deliver(event);
  await world.runStream();
}

async function published(): Promise<Scene> {
  const [member, reader] = [await world.person(), await world.person()];
  const owner = world.me;
  const video = await world.upload('video', 'video/mp4', movie());
  const image = await world.upload('project', 'image/png', await picture(700, 400).png().toBuffer());
  const proposal = sampleProposal(world.clock.now(), {
    name: 'Zephyr wheel',
    videoUrl: video['url'] ?? '',
    image: { kind: 'upload', UploadID: UploadID.parse(image['id']) },
  });
  const body = { proposal, submissionKey: world.deps.newId() };
  const { data, code } = await world.call(submitProject, { body }, { as: owner });
  if (!data) throw new Error(`Not submitted: ${code}`);
  const { ProjectID } = data;
  await world.call(approveProject, { ProjectID, body: {} }, asAdmin());
  await world.call(addProspect, { ProjectID, body: { PersonType: 'Sailor' } }, { as: owner });
  await world.call(addComment, { ProjectID, body: { text: 'How fast is it?' } }, { as: reader });
  const role = { ProjectID, UserID: member, role: 'Sailor', joinedAt: world.clock.now(), projectPoints: 0 };
  await world.table.transact(
    memberSteps.add({ ...role, OwnerUserID: owner }),
    Step.update(callers.key(member), { showsFinishedTasks: true } as object),
    taskSteps.create(finishedTask(ProjectID, member)),
  );
  await settle();
  return { ProjectID, owner, member, reader };
}

const finishedTask = (ProjectID: ProjectID, assigneeId: UserID) => ({
  TaskID: TaskID.parse(world.deps.newId()),
  ProjectID,
  Title: 'Balance the wheel',
  Description: '',
  status: 'DONE' as const,
  priority: 0,
  assigneeId,
  points: 0,
  creatorId: assigneeId,
  createdAt: world.clock.now(),
  updatedAt: world.clock.now(),
  closedAt: world.clock.now(),
  version: 1,
});

const projectOf = async ({ ProjectID }: Scene, as?: Parameters<UploadWorld['call']>[2]) =>
  (await world.call(getProject, { ProjectID }, as)).data;

const takeDown = async ({ ProjectID }: Scene): Promise<void> => {
  const target = { kind: 'project', ProjectID } as const;
  await world.call(reportContent, { body: { target, reason: 'fraud' } }, { as: await world.person() });
  const decision = { ReportID: caseIdOf(target), body: { decision: 'takeDownProject', reason } } as const;
  expect((await world.call(resolveReport, decision, asAdmin())).status).toBe(200);
};
const resubmit = async ({ ProjectID, owner }: Scene): Promise<void> => {
  const body = { change: { progress: 12 }, resubmit: true };
  expect((await world.call(updateProject, { ProjectID, body }, { as: owner })).status).toBe(200);
};
const approve = async ({ ProjectID }: Scene): Promise<void> => {
  expect((await world.call(approveProject, { ProjectID, body: {} }, asAdmin())).status).toBe(200);
};
const deny = async ({ ProjectID }: Scene): Promise<void> => {
  expect((await world.call(denyProject, { ProjectID, body: { reason } }, asAdmin())).status).toBe(200);
};
const ban = async ({ owner }: Scene): Promise<void> => {
  expect((await world.call(banPerson, { UserID: owner, body: { reason } }, asAdmin())).status).toBe(200);
};
const restore = async ({ owner }: Scene): Promise<void> => {
  expect((await world.call(restorePerson, { UserID: owner, body: { reason } }, asAdmin())).status).toBe(200);
};
const remove = async ({ ProjectID, owner }: Scene): Promise<void> => {
  expect((await world.call(deleteProject, { ProjectID }, { as: owner })).status).toBe(204);
};

test('each public endpoint is known to show projects, or not to', () => {
  const listed = [publicEndpoints, ofOffered, ofHired, withoutProjects].flatMap(one => Object.keys(one));
  const reading = contracts.filter(
    ({ method, spec }) => method === 'GET' && ['public', 'optional'].includes(spec.access),
  );
  expect(listed.toSorted()).toEqual(reading.map(({ id }) => id).toSorted());
});

describe('a project', () => {
  test.each([
    ['is taken down', [takeDown], [resubmit, approve]],
    ['is taken down, and denied when it is submitted again', [takeDown, resubmit, deny], [resubmit, approve]],
    ['is deleted', [remove], undefined],
    ['is of a person who is banned', [ban], [restore]],
  ])('that %s is public nowhere, until it is approved again', async (_, ways, back) => {
    const scene = await published();
    const project = await projectOf(scene);
    if (!project) throw new Error('Not public');
    const everywhere = { ...publicEndpoints, ...documents, ...filesOf(project) };
    expect(await edge.showing(everywhere, scene)).toEqual(Object.keys(everywhere));

    for (const step of ways) {
      await step(scene);
      await settle();
      expect(await edge.showing(everywhere, scene)).toEqual([]);
    }
    if (!back) return;

    const hidden = await projectOf(scene, asAdmin());
    if (!hidden) throw new Error('Administrators do not see it');
    const files = filesOf({ ...hidden, sharePicture: project.sharePicture });
    expect(await edge.showing(files, scene)).toEqual(['file: card', 'file: cover']); // at an address that only they know
    expect((await world.held(project.videoUrl)).length).toBeGreaterThan(0);

    for (const step of back) await step(scene);
    await settle();
    edge = makeEdge(world); // lists without it expire by themselves
    const again = await projectOf(scene);
    if (!again) throw new Error('Not public');
    const now = { ...publicEndpoints, ...documents, ...filesOf(again) };
    expect(await edge.showing(now, scene)).toEqual(Object.keys(now));
    await takeDown(scene);
    await settle();
    expect(await edge.showing(now, scene)).toEqual([]);
  });

  test('that is offered for adoption is not when its owner is banned or it is taken down', async () => {
    for (const way of [ban, takeDown]) {
      const { ProjectID, owner, ana, zoe, offer } = await offeredProject(world);
      const scene = { ProjectID, owner, member: ana, reader: zoe };
      await offer();
      world.clock.add({ days: 15 });
      await settle();
      expect(await edge.showing(ofOffered, scene)).toEqual(Object.keys(ofOffered));

      await way(scene);
      await settle();
      expect(await edge.showing(ofOffered, scene)).toEqual([]);
    }
  });

  test('whose team is for hire is not when its owner is banned', async () => {
    const { ProjectID, owner, ana, ben } = await teamToHire(world);
    const scene = { ProjectID, owner, member: ana, reader: ben };
    expect(await edge.showing(ofHired, scene)).toEqual(Object.keys(ofHired));
    await ban(scene);
    await settle();
    expect(await edge.showing(ofHired, scene)).toEqual([]);
  });
});
