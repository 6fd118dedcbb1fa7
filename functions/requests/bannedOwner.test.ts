import { afterAll, beforeAll, expect, test } from 'vitest';
import { banPerson } from '#functions/admin/banPerson.ts';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { sendRequest } from './sendRequest.ts';
import { ownerAndApplicants } from './testing/projectWithRoles.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('nobody can apply to a project whose owner has been banned, and only administrators see it', async () => {
  const { owner, ana, ben, ProjectID, role } = await ownerAndApplicants(world);
  const typeId = await role();
  const apply = (as: UserID) => world.call(sendRequest, { ProjectID, body: { typeId } }, { as });
  await world.call(blockContact, { ContactedUserID: ana }, { as: owner });
  const banned = { UserID: owner, body: { reason: 'Asks people for their bank details.' } };
  const admin = { as: await world.user(), groups: ['admins'] };
  await world.call(banPerson, banned, admin);
  for (const as of [ana, ben])
    expect(await apply(as)).toMatchObject({ status: 409, code: 'INVALID_PROJECT_STATE' });
  expect((await world.call(getProject, { ProjectID }, { as: ana })).code).toBe('PROJECT_NOT_FOUND');
  expect((await world.call(getProject, { ProjectID }, admin)).data?.suspended).toBe(true);
  await world.runStream();
  expect(await apply(ana)).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
});
