import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#shared/contracts/money.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { platformFeeOf } from '#shared/platformFee.ts';
import { getPlatformFee } from '../captures/getPlatformFee.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { getProjectFee } from './getProjectFee.ts';
import { initiatePayment } from './initiatePayment.ts';

let world: MoneyWorld;
let owner: UserID;
let donor: UserID;
let project: ProjectID;

beforeAll(async () => {
  world = await createMoneyWorld();
  owner = await world.person({ planTypeId: 'basic' });
  project = await world.project(owner);
});
afterAll(() => world.close());
beforeEach(async () => {
  donor = await world.person();
});

describe('the platform fee', () => {
  test('is listed by plan, in permille', async () => {
    const { data } = await world.call(getPlatformFee, {});
    expect(data).toEqual({ permille: { free: 50, basic: 45, pro: 40, premium: 35 }, minTransfer: 1000 });
  });

  test('of a project is known before an order, and is the one of the order', async () => {
    const { data } = await world.call(getProjectFee, { ProjectID: project }, { as: donor });
    expect(data).toEqual({ permille: 45 });
    const order = await world.ordered({ by: donor, to: project, amount: 1_333 });
    expect(order.commission).toBe(platformFeeOf(1_333, 'GBP', data!.permille));
    expect(await world.callWith(getProjectFee, { ProjectID: 'none' }, { as: donor })).toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
    expect(await world.call(getProjectFee, { ProjectID: project })).toMatchObject({ status: 401 });
  });
});

describe('placing an order', () => {
  test('a donation of 25.00 to an owner on the basic plan includes a fee of 1.13', async () => {
    const from = world.requests();
    const { status, data } = await world.order({ by: donor, to: project, amount: 2_500 });

    expect(status).toBe(201);
    expect(data).toMatchObject({
      status: 'pending',
      total: 2_500,
      currency: 'GBP',
      commission: 113,
      canRetry: true,
    });
    expect(data?.expiresAt).toBe('2026-11-21T11:00:00.000Z');
    expect(world.requests(from)).toBe(4); // one of them is the test's own read of the project
  });

  test('an order of points reserves their units', async () => {
    const here = await world.project(owner, { numberOfContributions: 40, totalContributionBudget: 40_000 });
    await world.ordered({ by: donor, to: here, units: 4 });
    expect(await world.statsOf(here)).toMatchObject({ reservedUnits: 4, remainingUnits: 36, soldUnits: 0 });
  });

  test('repeated and concurrent requests with one key place one order', async () => {
    const here = await world.project(owner, { numberOfContributions: 40, totalContributionBudget: 40_000 });
    const request = { by: donor, to: here, units: 2, key: world.newKey() };
    const answers = await Promise.all([world.order(request), world.order(request), world.order(request)]);
    const again = await world.order(request);

    const ids = [...answers, again].map(({ data }) => data?.PaymentID);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeDefined();
    expect(await world.statsOf(here)).toMatchObject({ reservedUnits: 2, remainingUnits: 38 });
  });

  test('the same key with different content is refused', async () => {
    const key = world.newKey();
    await world.ordered({ by: donor, to: project, amount: 2_500, key });
    expect(await world.order({ by: donor, to: project, amount: 2_600, key })).toMatchObject({
      status: 409,
      code: 'ORDER_ALREADY_PROCESSED',
    });
  });

  test('the same key with any other field is refused, and the order stays as it was', async () => {
    const other = await world.project(owner);
    const first = await world.orderBody({ by: donor, to: project, units: 2 });
    const { data } = await world.call(initiatePayment, { body: first }, { as: donor });
    const [item] = first.items;
    const changes: Record<string, unknown[]> = {
      items: [
        { ...item, ProjectID: other },
        { ...item, quantity: 3 },
        { ...item, price: 1 },
        { ...item, kind: 'donation', quantity: 1 },
      ].map(changed => [changed]),
      total: [first.total + 1],
      currency: ['EUR'],
      anonymous: [true],
      feeCovered: [true],
    };
    const { orderKey: _, ...fields } = money.initiatePayment.spec.body.def.shape;
    expect(Object.keys(changes).toSorted()).toEqual(Object.keys(fields).toSorted());

    for (const [field, values] of Object.entries(changes))
      for (const value of values) {
        const body = { ...first, [field]: value };
        expect([field, await world.callWith(initiatePayment, { body }, { as: donor })]).toMatchObject([
          field,
          { status: 409, code: 'ORDER_ALREADY_PROCESSED' },
        ]);
      }
    const again = await world.call(initiatePayment, { body: first }, { as: donor });
    expect(again.data).toEqual(data);
  });

  test('the same key of another user places another order', async () => {
    const key = world.newKey();
    const other = await world.person();
    const first = await world.ordered({ by: donor, to: project, key });
    const second = await world.ordered({ by: other, to: project, key });
    expect(first.PaymentID).not.toBe(second.PaymentID);
  });

  test.each([
    ['a total that differs', { total: 2_499 }, 'TOTAL_MISMATCH'],
    ['a currency that is not the project’s', { currency: 'EUR' }, 'CURRENCY_NOT_SUPPORTED'],
    ['an unknown currency', { currency: 'CHF' }, 'VALIDATION_FAILED'],
    ['no items', { items: [] }, 'VALIDATION_FAILED'],
    ['a key that is too short', { orderKey: 'short' }, 'VALIDATION_FAILED'],
    ['an amount with a fraction', { total: 10.5 }, 'VALIDATION_FAILED'],
  ])('%s is refused', async (_, change, refused) => {
    const body = { ...(await world.orderBody({ by: donor, to: project, amount: 2_500 })), ...change };
    expect(await world.callWith(initiatePayment, { body }, { as: donor })).toMatchObject({ code: refused });
  });

  test.each([
    [199, 'PAYMENT_BELOW_MINIMUM'],
    [500_001, 'INVALID_AMOUNT'],
  ])('a donation of %i minor units is refused', async (amount, refused) => {
    expect(await world.order({ by: donor, to: project, amount })).toMatchObject({ code: refused });
  });

  test('the refusal of a small payment names the smallest one, and how many points reach it', async () => {
    const refused = await world.order({ by: donor, to: project, amount: 199 });
    expect(refused.status).toBe(400);
    expect(refused.envelope?.message).toBe('The smallest payment is £2.');

    const cheap = await world.project(owner, {
      currency: 'EUR',
      numberOfContributions: 40,
      totalContributionBudget: 2_400,
    });
    const few = await world.order({ by: donor, to: cheap, units: 3 });
    expect(few).toMatchObject({ status: 400, code: 'PAYMENT_BELOW_MINIMUM' });
    expect(few.envelope?.data).toMatchObject({ min: '€2', amount: 2_00, currency: 'EUR', units: 4 });
    expect(await world.order({ by: donor, to: cheap, units: 4 })).toMatchObject({ status: 201 });
  });

  test('a buyer can always reserve as many points as reach the smallest payment', async () => {
    const cheap = await world.project(owner, { numberOfContributions: 12, totalContributionBudget: 600 });
    const by = await world.person();
    expect(await world.order({ by, to: cheap, units: 5 })).toMatchObject({ code: 'TOO_MANY_UNITS' });
    expect(await world.order({ by, to: cheap, units: 4 })).toMatchObject({ status: 201 });
  });

  test('points at a changed price are refused', async () => {
    const items = [{ kind: 'points' as const, ProjectID: project, quantity: 2, price: 1 }];
    const body = { items, total: 2, currency: 'GBP' as const, orderKey: world.newKey() };
    expect(await world.call(initiatePayment, { body }, { as: donor })).toMatchObject({
      code: 'TOTAL_MISMATCH',
    });
  });

  test('a missing quantity and an amount above the provider’s maximum are refused', async () => {
    const none = { kind: 'points' as const, ProjectID: project, quantity: 0, price: 1_250 };
    const body = { items: [none], total: 0, currency: 'GBP' as const, orderKey: world.newKey() };
    expect(await world.call(initiatePayment, { body }, { as: donor })).toMatchObject({
      code: 'QUANTITY_REQUIRED',
    });

    const dear = await world.project(owner, {
      numberOfContributions: 2,
      totalContributionBudget: 400_000_000,
    });
    expect(await world.order({ by: donor, to: dear, units: 1 })).toMatchObject({ code: 'INVALID_AMOUNT' });
  });

  test('an unknown, unpublished or halted project is refused', async () => {
    const hidden = await world.project(owner, { status: 'submitted' });
    const halted = await world.project(owner, { status: 'halted' });
    const body = await world.orderBody({ by: donor, to: project });
    const item = { kind: 'donation' as const, ProjectID: 'unknown', quantity: 1 as const, price: 2_500 };

    expect(
      await world.callWith(initiatePayment, { body: { ...body, items: [item] } }, { as: donor }),
    ).toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
    expect(await world.order({ by: donor, to: hidden })).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    expect(await world.order({ by: donor, to: halted })).toMatchObject({
      code: 'PROJECT_NOT_ACCEPTING_PAYMENTS',
    });
  });

  test('signed-out and banned users are refused', async () => {
    const body = await world.orderBody({ by: donor, to: project });
    const banned = await world.person({ status: 'banned' });
    expect(await world.callWith(initiatePayment, { body })).toMatchObject({ code: 'NOT_AUTHENTICATED' });
    expect(await world.callWith(initiatePayment, { body }, { as: banned })).toMatchObject({
      code: 'USER_BANNED',
    });
  });

  test('three of twenty concurrent buyers get the last three units', async () => {
    const here = await world.project(owner, { numberOfContributions: 3, totalContributionBudget: 3_000 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => world.person()));
    const answers = await Promise.all(buyers.map(by => world.order({ by, to: here, units: 1 })));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'UNITS_SOLD_OUT')).toHaveLength(17);
    expect(await world.statsOf(here)).toMatchObject({ reservedUnits: 3, remainingUnits: 0 });
  });
});
