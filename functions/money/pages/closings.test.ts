import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { banPerson } from '#functions/admin/banPerson.ts';
import { restorePerson } from '#functions/admin/restorePerson.ts';
import { nameSteps } from '#functions/authors/name.store.ts';
import { deleteAccount } from '#functions/deletion/deleteAccount.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { changeProjectStatus } from '#functions/projects/changeProjectStatus.ts';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { subscriptions } from '#functions/subscriptions/subscription.store.ts';
import {
  createPlanWorld,
  failsOnRenewal,
  type PlanWorld,
} from '#functions/subscriptions/testing/planWorld.ts';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { type ClosingReason, closingReasons, closings, type PageKind } from '#shared/paymentPages.ts';
import { makePaying } from '../testing/paying.ts';

let world: PlanWorld;
let owner: UserID;
let payer: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createPlanWorld();
  Object.assign(world.deps, { identity: { remove: async () => undefined } });
  owner = await world.person({ username: 'owner' });
  payer = await world.person({
    username: 'payer',
    firstName: 'Ada',
    email: 'ada@example.com',
    hasPassword: false,
  });
  await world.table.transact(
    nameSteps.take('payer', payer),
    nameSteps.takeEmail('ada@example.com', payer),
    Step.put(projectCount.key(owner), { open: 1 }),
  );
  project = await world.project(owner, { numberOfContributions: 40, totalContributionBudget: 40_000 });
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

/** An open page: pays it, and says what has become of it. */
interface Page {
  pay: () => Promise<boolean>;
  isClosed: () => Promise<boolean>;
  PaymentID?: PaymentID;
}

async function openOrder(units: number | undefined): Promise<Page> {
  const paying = makePaying(world, world.provider);
  const order = await paying.ordered({ by: payer, to: project, ...(units && { units }) });
  const url = await paying.page(payer, order);
  const [session] = (await (await world.stripe()).checkout.sessions.list({ limit: 1 })).data;
  return { PaymentID: order.PaymentID, ...checkoutPage(url, session?.id ?? '') };
}

const checkoutPage = (url: string, sessionId: string) => ({
  pay: async () => (await world.pay(url)) === 303,
  async isClosed() {
    const { status } = await (await world.stripe()).checkout.sessions.retrieve(sessionId);
    return status === 'expired' && (await world.pay(url)) === 410;
  },
});

const open: Record<PageKind, () => Promise<Page>> = {
  donation: () => openOrder(undefined),
  points: () => openOrder(1),

  /** A year of the dearest plan, without a trial. */
  async plan() {
    await world.begin(payer, { planTypeId: 'basic' });
    await world.cancelPlan(payer);
    await world.pass({ days: 15 });
    const order = await world.ordered(payer, { planTypeId: 'premium', interval: 'year' });
    const { data, code } = await world.checkout(payer, order);
    if (!data) throw new Error(`Checkout refused: ${code}`);
    const [session] = (await (await world.stripe()).checkout.sessions.list({ limit: 1 })).data;
    return checkoutPage(data.url, session?.id ?? '');
  },

  /** The provider's page of the invoice of a failed renewal. */
  async invoice() {
    await world.begin(payer, { planTypeId: 'premium' }, failsOnRenewal);
    await world.pass({ days: 14, minutes: 1 });
    const stripe = await world.stripe();
    const [invoice] = (await stripe.invoices.list({ status: 'open' })).data;
    const id = invoice?.id ?? '';
    const attempt = () =>
      stripe.invoices.pay(id, { payment_method: 'pm_card_visa' }).then(
        () => true,
        () => false,
      );
    return {
      pay: attempt,
      isClosed: async () => (await stripe.invoices.retrieve(id)).status === 'void' && !(await attempt()),
    };
  },
};

const asAdmin = async () => ({ as: await world.person({ username: 'admin' }), groups: ['admins'] });
const ban = async (UserID: UserID) =>
  await world.call(banPerson, { UserID, body: { reason: 'Spam in many projects' } }, await asAdmin());
const move = (status: 'halted' | 'abandoned' | 'completed') =>
  world.call(changeProjectStatus, { ProjectID: project, body: { status } }, { as: owner });
const change = (fields: object) => world.table.write(Step.update(projects.key(project), fields));

/** Changes that give each reason. */
const give: Record<ClosingReason, (kind: PageKind) => Promise<unknown>> = {
  payerBanned: () => ban(payer),
  async payerDeleted(kind) {
    const { status, code } = await world.call(deleteAccount, { body: {} }, { as: payer });
    if (kind === 'plan' || kind === 'invoice') return expect(status).toBe(204);
    // An order keeps its payer from leaving; a page that was open nevertheless takes nothing.
    expect(code).toBe('ACCOUNT_NOT_DELETABLE');
    const gone = { status: 'deleted', email: '', sessionsValidFrom: world.clock.now() };
    return await world.table.write(Step.update(callers.key(payer), gone));
  },
  async projectDeleted(kind) {
    const { status, code } = await world.call(deleteProject, { ProjectID: project }, { as: owner });
    if (kind !== 'points') return expect(status).toBe(204);
    // Reserved units keep the project; a page that was open nevertheless takes nothing.
    expect(code).toBe('PROJECT_HAS_MONEY');
    return await world.table.write(Step.remove(projects.key(project)));
  },
  projectTakenDown: () => change({ status: 'denied' }),
  projectHalted: () => move('halted'),
  projectAbandoned: () => move('abandoned'),
  projectCompleted: () => move('completed'),
  projectEnded: () => change({ endDate: '2026-11-19' }),
  ownerBarred: () => ban(owner),
  ownerPays: () => change({ OwnerUserID: payer }),
  priceChanged: () => change({ currency: 'EUR', totalContributionBudget: 80_000 }),
};

const pairs = closingReasons.flatMap(reason => closings[reason].closes.map(kind => ({ reason, kind })));
const mailsToPayer = async () => {
  await world.runStream();
  return world.mails.filter(({ to }) => to === 'ada@example.com').map(({ subject }) => subject);
};
const charged = async () => {
  const { data } = await (await world.stripe()).charges.list({ limit: 100 });
  return data.filter(({ status }) => status === 'succeeded');
};

describe.each(pairs)('$reason, an open page of kind $kind', ({ reason, kind }) => {
  test('is closed', async () => {
    const page = await open[kind]();
    await give[reason](kind);
    await world.runStream();
    await world.jobs.expireOrders();
    await world.provider.deliveries.idle();

    expect(await page.isClosed()).toBe(true);
    expect(await charged()).toEqual([]);
    if (page.PaymentID && reason !== 'payerBanned' && reason !== 'payerDeleted')
      expect(await world.orderOf(payer, page.PaymentID)).toMatchObject({
        status: 'expired',
        reason: `paymentReason.${closings[reason].reason}`,
      });
    if (kind === 'plan')
      for (const field of ['checkout', 'cancelRequested', 'dueAt'])
        expect(await world.table.get(subscriptions.key(payer))).not.toHaveProperty(field);
  });

  test('that is paid all the same is refunded once, and its payer is told', async () => {
    const page = await open[kind]();
    await give[reason](kind);
    await world.runStream();
    expect(await page.pay()).toBe(true);
    await world.provider.deliveries.idle();
    await world.jobs.expireOrders();
    await world.jobs.reconcile();
    await world.provider.deliveries.idle();

    const { data: refunds } = await (await world.stripe()).refunds.list({ limit: 100 });
    const payments = await charged();
    expect(payments).toHaveLength(1);
    expect(refunds.map(({ amount }) => amount)).toEqual(payments.map(({ amount }) => amount));
    const stored = await world.table.get(callers.key(payer));
    const isOrderOfFormerMember = kind !== 'plan' && kind !== 'invoice' && stored?.status === 'deleted';
    const told = (await mailsToPayer()).filter(subject => /back to you|Your refund/.test(subject));
    expect(told).toHaveLength(isOrderOfFormerMember ? 0 : 1); // whose address is not known any more
    await world.pass({ minutes: 1 }); // the payment reaches the balance
    await world.pass({ days: 400 });
    expect(await charged()).toHaveLength(1);
  });
});

test('a plan is not cancelled once the ban of its subscriber has been lifted', async () => {
  await world.begin(payer);
  await ban(payer);
  await world.runStream();
  await world.call(
    restorePerson,
    { UserID: payer, body: { reason: 'It was somebody else' } },
    { as: owner, groups: ['admins'] },
  );
  await world.jobs.expireOrders();
  await world.provider.deliveries.idle();
  expect(await world.mine(payer)).toMatchObject({ status: 'trial', autoRenewal: true });
});

test('every pair of a reason and a kind of page is decided', () => {
  expect(pairs).toHaveLength(4 + 4 + 9 * 2);
});
