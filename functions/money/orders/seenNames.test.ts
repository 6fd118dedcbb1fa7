import { afterAll, beforeAll, expect, test } from 'vitest';
import { frenchTexts } from '#functions/projects/testing/translatedTexts.ts';
import { publishEdit } from '#functions/testing/publishEdit.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { getReceipt } from '../receipts/getReceipt.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { initiatePayment } from './initiatePayment.ts';
import { listMyOrders } from './listMyOrders.ts';
import { listOwnedOrders } from './listOwnedOrders.ts';

/** A project in English with a French translation. */
let world: MoneyWorld;
let owner: UserID;
let donor: UserID;
let project: ProjectID;

beforeAll(async () => {
  world = await createMoneyWorld();
  owner = await world.person({ planTypeId: 'basic' });
  donor = await world.person();
  project = await world.project(owner, {
    language: 'en',
    name: 'A garden on the roof',
    shortName: 'Roof garden',
    contributionName: 'bed',
    numberOfContributions: 40,
    totalContributionBudget: 80_000,
  });
  const fr = frenchTexts({ contributionName: 'carré' });
  await publishEdit(world, { ProjectID: project, owner }, { translations: { fr } });
});
afterAll(() => world.close());

/** Places an order on a page in a language. */
async function orderIn(language: string) {
  const body = await world.orderBody({ by: donor, to: project, units: 1 });
  const headers = { 'accept-language': language };
  const { data } = await world.call(initiatePayment, { body }, { as: donor, headers });
  if (!data) throw new Error('The order was refused.');
  return data;
}

const inFrench = {
  name: 'Un jardin sur le toit',
  shortName: 'Jardin du toit',
  contributionName: 'carré',
  language: 'fr',
};
const inEnglish = {
  name: 'A garden on the roof',
  shortName: 'Roof garden',
  contributionName: 'bed',
  language: 'en',
};

test('An order names its project to the payer as they saw it, at the provider and on the receipt too, and to the owner as they wrote it', async () => {
  const order = await orderIn('fr');
  expect(order.project).toEqual({ ProjectID: project, ...inFrench });
  const url = await world.page(donor, order);
  const { data: items } = await (await world.stripe()).checkout.sessions.listLineItems(
    url.split('/').at(-1)?.split('#')[0] ?? '',
  );
  expect(items[0]?.description).toBe('Un jardin sur le toit: carré');
  await world.pay(url);
  await world.provider.deliveries.idle();

  await world.runStream();
  const { data: mine } = await world.call(listMyOrders, { query: {} }, { as: donor });
  expect(mine?.items[0]?.project).toEqual({ ProjectID: project, ...inFrench });
  const { data: receipt } = await world.call(getReceipt, { PaymentID: order.PaymentID }, { as: donor });
  expect(receipt?.project).toEqual({
    ProjectID: project,
    name: 'Un jardin sur le toit',
    contributionName: 'carré',
    language: 'fr',
  });
  const { data: owned } = await world.call(listOwnedOrders, { query: {} }, { as: owner });
  expect(owned?.items[0]?.project).toEqual({ ProjectID: project, shortName: 'Roof garden' });
});

test.each(['en', 'es'])(
  'An order on a page in %s, for which there is no translation, has the original names',
  async language => {
    const order = await orderIn(language);
    expect(order.project).toEqual({ ProjectID: project, ...inEnglish });
  },
);
