import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { orders, type StoredPayment } from '#functions/money/orders/order.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { FollowedID, PaymentID, type UserID } from '#shared/ids.ts';
import { changeFollow } from './changeFollow.ts';

let world: World;
let owner: UserID;
let person: UserID;
let scene: Awaited<ReturnType<typeof projectWithRoles>>;
beforeEach(async () => {
  world = await createWorld();
  owner = await world.user({ planTypeId: 'premium' });
  person = await world.user();
  scene = await projectWithRoles(world, owner);
});
afterEach(() => world.close());

const seen = async (as: UserID) => {
  const { data } = await world.call(getProject, { ProjectID: scene.ProjectID }, { as });
  return [data?.you.following, data?.followers];
};

const stop = (as: UserID) =>
  world.call(
    changeFollow,
    { FollowedID: FollowedID.parse(scene.ProjectID), body: { kind: 'project', following: false } },
    { as },
  );

const apply = async (as: UserID) => scene.apply(as, await scene.role('Illustrator'));

/** A paid donation of a person. */
async function give(payerId: UserID): Promise<void> {
  const id = PaymentID.parse(world.deps.newId());
  const at = world.clock.now();
  const { ProjectID } = scene;
  const order: StoredPayment = {
    PaymentID: id,
    payerId,
    OwnerUserID: owner,
    project: { ProjectID, name: 'Tidewatch', shortName: 'Tidewatch', contributionName: 'buoy' },
    kind: 'donation',
    quantity: 1,
    price: 2_000,
    total: 2_000,
    currency: 'GBP',
    commissionPermille: 100,
    commission: 200,
    anonymous: true,
    language: 'en',
    status: 'success',
    createdAt: at,
    expiresAt: at,
    paidAt: at,
    sessions: 0,
    shares: [],
    refunded: 0,
  };
  await world.table.write(Step.create(orders.key(id), order));
  await world.runStream();
}

describe('A project is followed', () => {
  test('by those who apply for a role, and once they join nothing changes', async () => {
    const request = await apply(person);
    await world.runStream();
    expect(await seen(person)).toEqual([true, 1]);
    await scene.accept(owner, request);
    await world.runStream();
    expect(await seen(person)).toEqual([true, 1]);
  });

  test('by those who give, but not by the owner', async () => {
    await give(person);
    await give(person);
    await give(owner);
    expect(await seen(person)).toEqual([true, 1]);
    expect(await seen(owner)).toEqual([false, 1]);
  });
});

test('Those who have stopped stay stopped, also when they join and give again', async () => {
  const request = await apply(person);
  await world.runStream();
  await stop(person);
  await scene.accept(owner, request);
  await give(person);
  expect(await seen(person)).toEqual([false, 0]);
});
