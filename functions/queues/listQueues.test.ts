import { afterEach, beforeEach, expect, test } from 'vitest';
import { denyProject } from '#functions/admin/denyProject.ts';
import { offeredProject } from '#functions/adoption/testing/offeredProject.ts';
import { sendMessage } from '#functions/messages/sendMessage.ts';
import { disputes } from '#functions/money/disputes/dispute.store.ts';
import { checks } from '#functions/money/reconciliation/check.store.ts';
import { refundIdOf, refunds, type StoredRefund } from '#functions/money/refunds/refund.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { reportContent } from '#functions/reports/reportContent.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { Check } from '#shared/entities/check.ts';
import { maxQueueCount, queueNames } from '#shared/entities/queue.ts';
import { PaymentID, ProjectID, special, type UserID } from '#shared/ids.ts';
import { listQueues } from './listQueues.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let edith: UserID;
let owner: UserID;

beforeEach(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  edith = await samples.person({ username: 'edith' });
  owner = await samples.person({ username: 'owner' });
});
afterEach(() => world.close());

const list = () => world.call(listQueues, {}, { as: edith, groups: ['admins'] });
/** The queues in which something waits, or is with others. */
const filled = async () =>
  (await list()).data?.items.filter(({ count, withOthers }) => count > 0 || withOthers > 0);

test('Every queue is listed, also where nothing waits', async () => {
  const { data } = await list();
  expect(data?.items).toEqual(queueNames.map(name => ({ name, count: 0, hasMore: false, withOthers: 0 })));
});

test('A queue counts what waits, since the oldest, until it is answered', async () => {
  const first = world.clock.now();
  const ProjectID = await samples.submitted(owner);
  world.clock.add({ minutes: 180 });
  const second = world.clock.now();
  await samples.submitted(await samples.person());
  expect(await filled()).toEqual([
    { name: 'review', count: 2, hasMore: false, oldestAt: first, withOthers: 0 },
  ]);

  const body = { reason: 'Tell more about the water.' };
  await world.call(denyProject, { ProjectID, body }, { as: edith, groups: ['admins'] });
  expect(await filled()).toEqual([
    { name: 'review', count: 1, hasMore: false, oldestAt: second, withOthers: 0 },
  ]);
});

test('Edits, reports, new owners and messages to support wait in queues of their own', async () => {
  await world.user({ UserID: special.support, username: 'support' });
  const project = await samples.published(owner);
  await world.call(
    updateProject,
    { ProjectID: project, body: { change: { name: 'A very different name' } } },
    { as: owner },
  );
  const reporter = await samples.person();
  await world.call(
    reportContent,
    { body: { target: { kind: 'project', ProjectID: project }, reason: 'spam' } },
    { as: reporter },
  );
  const priority = await world.user({ planTypeId: 'premium' });
  const sentAt = world.clock.now();
  const toSupport = { body: { recipient: special.support, subject: 'Receipt', body: 'Where is it?' } };
  await world.call(sendMessage, toSupport, { as: reporter });
  world.clock.add({ minutes: 5 });
  await world.call(sendMessage, toSupport, { as: priority });
  const offer = await offeredProject(world);
  await offer.offer();
  await offer.candidate(offer.ana);
  await offer.choose(offer.ana);

  expect(await filled()).toMatchObject([
    { name: 'edits', count: 1 },
    { name: 'reports', count: 1 },
    { name: 'support', count: 2, oldestAt: sentAt },
    { name: 'adoptions', count: 1 },
  ]);
});

test('Refund requests wait once their owner is late, and disputes until evidence has been submitted', async () => {
  const PaymentId = PaymentID.parse('payment');
  const request: StoredRefund = {
    RefundID: refundIdOf(PaymentId, 1),
    PaymentID: PaymentId,
    intentId: 'pi_1',
    payerId: owner,
    project: { ProjectID: ProjectID.parse('tidewatch'), shortName: 'Tidewatch' },
    initiator: 'payer',
    status: 'requested',
    currency: 'GBP',
    reason: 'Paid twice.',
    createdAt: world.clock.now(),
    retries: 0,
  };
  await world.table.write(Step.create(refunds.key(PaymentId, request.RefundID), request));
  const dispute = {
    id: 'dp_1',
    intentId: 'pi_1',
    PaymentID: PaymentId,
    amount: 1_000,
    currency: 'GBP',
    status: 'open',
    reason: 'fraudulent',
    createdAt: world.clock.now(),
  } as const;
  await world.table.write(Step.create(disputes.key('dp_1'), dispute));
  expect(await filled()).toEqual([
    { name: 'refunds', count: 0, hasMore: false, withOthers: 1 },
    { name: 'disputes', count: 1, hasMore: false, oldestAt: dispute.createdAt, withOthers: 0 },
  ]);

  world.clock.add({ days: 7 });
  const due = world.clock.now();
  world.clock.add({ minutes: 60 });
  await world.table.write(Step.put(disputes.key('dp_1'), { ...dispute, evidenceSubmitted: true }));
  expect(await filled()).toEqual([
    { name: 'refunds', count: 1, hasMore: false, oldestAt: due, withOthers: 0 },
    { name: 'disputes', count: 0, hasMore: false, withOthers: 1 },
  ]);
});

test('What a check of the money has found waits until the next run finds nothing', async () => {
  const check: Check = { name: 'ledgerCheck', at: world.clock.now(), examined: 3, found: 70, problems: [] };
  await world.table.write(Step.put(checks.key('ledgerCheck'), check));
  expect(await filled()).toEqual([
    { name: 'checks', count: maxQueueCount, hasMore: true, oldestAt: check.at, withOthers: 0 },
  ]);
  await world.table.write(Step.put(checks.key('ledgerCheck'), { ...check, found: 0 }));
  expect(await filled()).toEqual([]);
});

test('A long queue is counted from its beginning only', async () => {
  for (let number = 0; number <= maxQueueCount; number++) {
    const id = `dp_${number}`;
    await world.table.write(
      Step.create(disputes.key(id), {
        id,
        intentId: 'pi_1',
        PaymentID: PaymentID.parse('payment'),
        amount: 1_000,
        currency: 'GBP',
        status: 'open',
        reason: 'fraudulent',
        createdAt: world.clock.now(),
      }),
    );
  }
  expect(await filled()).toMatchObject([{ name: 'disputes', count: maxQueueCount, hasMore: true }]);
});
