import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handler as banPerson } from '#functions/admin/banPerson.lambda.ts';
import { handler as blockContact } from '#functions/contacts/blockContact.lambda.ts';
import { handler as unblockContact } from '#functions/contacts/unblockContact.lambda.ts';
import { handler as getProject } from '#functions/projects/getProject.lambda.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProspectID, UserID } from '#shared/ids.ts';
import { handler as listProjectRequests } from './listProjectRequests.lambda.ts';
import { handler as sendRequest } from './sendRequest.lambda.ts';
import { ownerAndApplicants, type ProjectWithRoles, projectWithRoles } from './testing/projectWithRoles.ts';

let world: World;
let owner: UserID;
let ana: UserID;
let typeId: ProspectID;
let ProjectID: ProjectWithRoles['ProjectID'];

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const scene = await ownerAndApplicants(world);
  ({ owner, ana, ProjectID } = scene);
  typeId = await scene.role();
});

const apply = (project = ProjectID, role = typeId) =>
  world.call(sendRequest, { ProjectID: project, body: { typeId: role } }, { as: ana });
const block = () => world.call(blockContact, { ContactedUserID: ana }, { as: owner });
const unblock = () => world.call(unblockContact, { ContactedUserID: ana }, { as: owner });
const received = async () =>
  (await world.call(listProjectRequests, { ProjectID }, { as: owner })).data?.items;

test('a blocked person is refused as by a project that takes no applications, until they are unblocked', async () => {
  const stranger = await world.user();
  const closed = await projectWithRoles(world, stranger, { status: 'halted' });
  const refused = await apply(closed.ProjectID, await closed.role());
  expect(refused).toMatchObject({ status: 409, code: 'INVALID_PROJECT_STATE' });

  await block();
  expect((await apply()).envelope).toEqual(refused.envelope);
  expect(await received()).toEqual([]);
  const other = await projectWithRoles(world, stranger);
  expect(await apply(other.ProjectID, await other.role())).toMatchObject({ status: 201 });

  await unblock();
  expect(await apply()).toMatchObject({ status: 201 });
});

test('someone who blocks an owner can still apply to their projects', async () => {
  await world.call(blockContact, { ContactedUserID: owner }, { as: ana });
  expect(await apply()).toMatchObject({ status: 201 });
});

test('an application and a block at the same time: it is sent or refused, and never half-written', async () => {
  const [sent] = await Promise.all([apply(), block()]);
  expect([201, 409]).toContain(sent.status);
  expect(await received()).toHaveLength(sent.status === 201 ? 1 : 0);
  expect(await apply()).toMatchObject({ code: 'INVALID_PROJECT_STATE' });
});

test('nobody can apply to a project whose owner has been banned, and only administrators see it', async () => {
  const banned = { UserID: owner, body: { reason: 'Asks people for their bank details.' } };
  const admin = { as: await world.user(), groups: ['admins'] };
  await world.call(banPerson, banned, admin);
  expect(await apply()).toMatchObject({ status: 409, code: 'INVALID_PROJECT_STATE' });
  expect((await world.call(getProject, { ProjectID }, { as: ana })).code).toBe('PROJECT_NOT_FOUND');
  expect((await world.call(getProject, { ProjectID }, admin)).data?.suspended).toBe(true);
  await world.runStream();
  expect(await apply()).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
});
