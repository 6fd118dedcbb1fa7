import { afterAll, beforeAll, expect, test } from 'vitest';
import { canWriteTo, relationships } from '#functions/contacts/relationship.store.ts';
import { projectionsOf } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { openRequests } from '#functions/projects/openRequest.store.ts';
import { ignoredEvents } from '#functions/testing/recordEvents.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { denyRequest } from './denyRequest.ts';
import { syncApplicationRelationship } from './syncApplicationRelationship.ts';
import { ownerAndApplicants } from './testing/projectWithRoles.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const between = (one: UserID, other: UserID) => world.table.get(relationships.key(one, other));

test('an applicant and an owner can write to each other while an application is pending', async () => {
  const { owner, ana, ProjectID, role, apply } = await ownerAndApplicants(world);
  const { contributionRequestId } = await apply(ana, await role());
  await world.runStream();
  expect(await between(owner, ana)).toMatchObject({ applications: [contributionRequestId], projects: [] });
  expect(canWriteTo(await between(ana, owner))).toBe(true);

  await world.call(denyRequest, { ProjectID, contributionRequestId, body: {} }, { as: owner });
  await world.runStream();
  expect(await between(owner, ana)).toBeUndefined();
});

test('changes that arrive late or again follow the application as it is now', async () => {
  const { owner, ana, role, apply, ProjectID } = await ownerAndApplicants(world);
  const ProspectID = await role();
  const request = await apply(ana, ProspectID);
  const open = await world.table.get(openRequests.key(ProjectID, ProspectID, ana));
  const change = { id: 'change-1', before: undefined, after: open };

  for (const _ of [1, 2]) await syncApplicationRelationship(change, world.deps);
  expect((await between(owner, ana))?.applications).toEqual([request.contributionRequestId]);

  await world.table.write(Step.remove(openRequests.key(ProjectID, ProspectID, ana)));
  await syncApplicationRelationship(change, world.deps);
  expect(await between(owner, ana)).toBeUndefined();
});

test('costs few write units', async () => {
  const { ana, role, apply } = await ownerAndApplicants(world);
  await apply(ana, await role());
  const from = world.requests();
  const projections = [projectionsOf(openRequests, { syncApplicationRelationship })];
  await world.runStream({ domainEventHandlers: ignoredEvents, projections });

  const writes = world.sent.slice(from).filter(({ operation }) => operation === 'Put');
  expect(writes).toHaveLength(1);
  expect(writes[0]?.capacityUnits).toBeLessThanOrEqual(6);
});
