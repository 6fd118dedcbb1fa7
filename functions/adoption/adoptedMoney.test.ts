import { afterEach, beforeEach, expect, test } from 'vitest';
import { createProjectWorld, type ProjectWorld } from '#functions/money/testing/projectWorld.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import type { UserID } from '#shared/ids.ts';
import type { ProjectState } from '#shared/lifecycle.ts';
import { applyForAdoption } from './applyForAdoption.ts';
import { chooseAdopter } from './chooseAdopter.ts';
import { confirmAdoption } from './confirmAdoption.ts';
import { offerAdoption } from './offerAdoption.ts';

let world: ProjectWorld;

beforeEach(async () => {
  world = await createProjectWorld();
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

async function enter(status: ProjectState): Promise<void> {
  const known = await world.table.get(projects.key(world.projectId));
  if (!known) throw new Error('The project was not stored.');
  await world.table.write(Step.update(projects.key(world.projectId), { status }, known));
}
const amountsOf = async (who: UserID) =>
  (await world.payoutsOf(who)).map(({ amount }) => amount).toSorted((one, other) => one - other);

test('payments before the adoption stay with the former owner, later ones and orders paid later go to the new owner', async () => {
  const { owner, donor, projectId: ProjectID } = world;
  const member = await world.addMember(300);
  await world.buy({ by: donor, to: ProjectID, amount: 10_000 });
  const before = { owner: await amountsOf(owner), member: await amountsOf(member) };
  expect(before.owner).toHaveLength(1);
  const late = await world.ordered({ by: donor, to: ProjectID, amount: 2_000 });
  const page = await world.page(donor, late);

  await enter('halted');
  await world.table.write(Step.put(projectCount.key(owner), { open: 1 }));
  const call = (handler: Parameters<typeof world.callWith>[0], body: object, as: UserID, groups?: string[]) =>
    world.callWith(handler, { ProjectID, body }, { as, ...(groups && { groups }) });
  await call(offerAdoption, {}, owner);
  await call(applyForAdoption, { note: 'I would like to bring it to its end.' }, member);
  await call(chooseAdopter, { UserID: member }, owner);
  const confirmed = await call(confirmAdoption, { UserID: member }, await world.person(), ['admins']);
  expect(confirmed.status).toBe(200);
  await world.runStream();
  expect({ owner: await amountsOf(owner), member: await amountsOf(member) }).toEqual(before);

  await enter('in-development'); // while it is halted, the page takes nothing
  await world.pay(page);
  await world.provider.deliveries.idle();
  await world.buy({ by: donor, to: ProjectID, amount: 4_000 });
  expect(await amountsOf(owner)).toEqual(before.owner);
  const added = (await amountsOf(member)).length - before.member.length;
  expect(added).toBe(2);
});
