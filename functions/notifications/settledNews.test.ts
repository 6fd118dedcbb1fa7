import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { denyProject } from '#functions/admin/denyProject.ts';
import { acceptContactRequest } from '#functions/contacts/acceptContactRequest.ts';
import { addContact } from '#functions/contacts/addContact.ts';
import { payoutAccounts } from '#functions/money/accounts/account.store.ts';
import { moneyEvents } from '#functions/money/money.events.ts';
import { createPayoutWorld } from '#functions/money/testing/payoutWorld.ts';
import { makeRefunding } from '#functions/money/testing/refunding.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { consentToRecruitLabel } from '#functions/recruiting/consentToRecruitLabel.ts';
import { requestRecruitLabel } from '#functions/recruiting/requestRecruitLabel.ts';
import { completedTeam } from '#functions/recruiting/testing/completedTeam.ts';
import { answerQuestion } from '#functions/requests/answerQuestion.ts';
import { askApplicant } from '#functions/requests/askApplicant.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { changeTaskStatus } from '#functions/tasks/changeTaskStatus.ts';
import { createTask } from '#functions/tasks/createTask.ts';
import { joinTeam } from '#functions/tasks/testing/taskWorld.ts';
import { updateTask } from '#functions/tasks/updateTask.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { Notification } from '#shared/entities/notification.ts';
import type { UserID } from '#shared/ids.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import { listNotifications } from './listNotifications.ts';
import { readAllNotifications } from './readAllNotifications.ts';

let world: World;
let reader: UserID;
let other: UserID;

beforeEach(async () => {
  world = await createWorld();
  reader = await world.user({ username: 'olive', planTypeId: 'basic' });
  other = await world.user({ username: 'sam', planTypeId: 'basic' });
});
afterEach(() => world.close());

/** The reader's notifications of a kind by whether they are read, and the number of all that are unread. */
async function newsOf(
  kind: Notification['kind'],
  as = reader,
  of: Pick<World, 'runStream' | 'call'> = world,
) {
  await of.runStream();
  const { data } = await of.call(listNotifications, { query: {} }, { as });
  const found = data?.items.filter(one => one.kind === kind) ?? [];
  return { read: found.map(({ read }) => read), unread: data?.unread };
}

/** Creates a task in a project of the reader, assigned to the other. Returns functions that change it. */
async function taskOf(owner: UserID, assignee: UserID) {
  const { ProjectID } = await projectWithRoles(world, owner);
  await joinTeam(world, ProjectID, assignee);
  const body = { Title: 'Paint the levers', assignee };
  const { data } = await world.call(createTask, { ProjectID, body }, { as: owner });
  if (!data) throw new Error('The task was not created.');
  let { version } = data;
  const { TaskID } = data;
  return {
    async move(as: UserID, status: TaskState) {
      const moved = await world.call(
        changeTaskStatus,
        { ProjectID, TaskID, body: { status, version } },
        { as },
      );
      version = moved.data?.version ?? version;
    },
    giveTo: (assignee: UserID | null) =>
      world.call(updateTask, { ProjectID, TaskID, body: { assignee, version } }, { as: owner }),
  };
}

/** News that asks the reader for an action: `ask` causes it, and returns the function that takes the action without the notification. */
const news: Partial<Record<Notification['kind'], () => Promise<() => Promise<unknown>>>> = {
  async requestSent() {
    const project = await projectWithRoles(world, reader);
    const request = await project.apply(other, await project.role());
    return () => project.accept(reader, request);
  },
  async requestQuestion() {
    const { ProjectID, role, apply } = await projectWithRoles(world, other);
    const { contributionRequestId } = await apply(reader, await role());
    const ask = { ProjectID, contributionRequestId, body: { question: 'Which harbours do you draw?' } };
    await world.call(askApplicant, ask, { as: other });
    const answer = { ProjectID, contributionRequestId, body: { answer: 'Those of the north.' } };
    return () => world.call(answerQuestion, answer, { as: reader });
  },
  async taskSubmitted() {
    const { move } = await taskOf(reader, other);
    await move(other, 'IN_PROGRESS');
    await move(other, 'IN_REVIEW');
    return () => move(reader, 'DONE');
  },
  async taskAssigned() {
    const { giveTo } = await taskOf(other, reader);
    return () => giveTo(null);
  },
  async contactRequested() {
    await world.call(addContact, { body: { ContactedUserID: reader } }, { as: other });
    return () => world.call(acceptContactRequest, { ContactID: other }, { as: reader });
  },
  async projectDenied() {
    const ProjectID = await samplesIn(world).submitted(reader);
    const denial = { ProjectID, body: { reason: 'Say who owns the roof.' } };
    await world.call(denyProject, denial, { as: other, groups: ['admins'] });
    return async () => {
      const project = (await world.table.get(projects.key(ProjectID)))!;
      await world.table.write(Step.put(projects.key(ProjectID), { ...project, status: 'submitted' }));
    };
  },
  async payoutsWaiting() {
    const account = {
      UserID: reader,
      accountId: 'acct_1',
      status: 'action-required' as const,
      requirements: [],
      payoutsEnabled: false,
      checkedAt: world.clock.now(),
    };
    await world.table.write(Step.put(payoutAccounts.key(reader), account));
    const waiting = { recipientId: reader, sums: [{ amount: 5_000, currency: 'GBP' as const }] };
    await world.table.transact(outbox.publish(world.deps, moneyEvents.payoutsWaiting, waiting));
    return () =>
      world.table.write(
        Step.put(payoutAccounts.key(reader), { ...account, status: 'ready', payoutsEnabled: true }),
      );
  },
};

describe.each(Object.entries(news) as [Notification['kind'], () => Promise<() => Promise<unknown>>][])(
  'A notification %s',
  (kind, ask) => {
    test('counts as read once its reader has done elsewhere what it asks for', async () => {
      const act = await ask();
      const before = await newsOf(kind);
      expect(before.read).toEqual([false]);
      await act();
      const after = await newsOf(kind);
      expect(after.read).toEqual([true]);
      expect(after.unread).toBe((before.unread ?? 0) - 1);
    });

    test('that was read with all others is not counted twice', async () => {
      const act = await ask();
      await newsOf(kind);
      await world.call(readAllNotifications, {}, { as: reader });
      await act();
      expect((await newsOf(kind)).unread).toBe(0);
    });
  },
);

test('A request to be for hire is read for each person who has agreed, and waits for the others', async () => {
  const { owner, ana, ben, ProjectID } = await completedTeam(world);
  await world.call(requestRecruitLabel, { ProjectID }, { as: owner });
  await world.runStream();
  await world.call(consentToRecruitLabel, { ProjectID }, { as: ana });
  expect((await newsOf('recruitLabelAsked', ana)).read).toEqual([true]);
  expect((await newsOf('recruitLabelAsked', ben)).read).toEqual([false]);
});

test('A refund request is read once it has been answered', async () => {
  const money = await createPayoutWorld();
  const { PaymentID } = await money.buy({ by: money.donor, to: money.projectId, amount: 10_000 });
  const refunding = makeRefunding(money, PaymentID);
  const RefundID = await refunding.asked();
  expect((await newsOf('refundRequested', money.owner, money)).read).toEqual([false]);
  await refunding.answer({ decision: 'grant', RefundID, amount: 10_000 });
  expect((await newsOf('refundRequested', money.owner, money)).read).toEqual([true]);
  await money.close();
});
