import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { digests } from '#functions/jobs/digests.ts';
import { callers } from '#functions/platform/caller.ts';
import type { Payload } from '#functions/platform/domainEvent.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createNewsWorld } from '#functions/testing/newsWorld.ts';
import { TaskID, type UserID } from '#shared/ids.ts';
import { taskEvents } from './task.events.ts';
import { type StoredTask, tasks } from './task.store.ts';
import { joinTeam } from './testing/taskWorld.ts';

let world: Awaited<ReturnType<typeof createNewsWorld>>;
let owner: UserID;
let member: UserID;
let scenes = 0;

type Reminder = Payload<typeof taskEvents.taskRemindersDue>['reminders'][number];

beforeAll(async () => {
  world = await createNewsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ owner, applicant: member } = await world.startScene());
  await joinTeam(world, world.ids.ProjectID, member);
});

/** A task of the scene's project. */
async function aTask(fields: Partial<StoredTask> = {}) {
  const { ProjectID } = world.ids;
  const id = TaskID.parse(`task-${++scenes}`);
  const at = world.clock.now();
  const task: StoredTask = {
    TaskID: id,
    ProjectID,
    Title: 'Paint the levers',
    Description: '',
    status: 'TODO',
    priority: 3,
    points: 0,
    creatorId: owner,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...fields,
  };
  await world.table.write(Step.put(tasks.key(ProjectID, id), task));
  return { ProjectID, TaskID: id };
}

const kindsFor = async (user: UserID) => (await world.notificationsFor(user))?.items.map(({ kind }) => kind);

describe('a new task', () => {
  test('of a member: the owner is notified in the app', async () => {
    await world.publish(taskEvents.taskAdded, { ...(await aTask({ assigneeId: member })), callerId: member });
    expect(await world.emails()).toEqual([]);
    expect((await world.notificationsFor(owner))?.items).toMatchObject([
      { kind: 'taskAdded', values: { task: 'Paint the levers', project: 'Signal Box', person: 'Sam' } },
    ]);
    expect(await kindsFor(member)).toEqual([]);
  });

  test('of the owner that nobody has taken: the team is notified in the app', async () => {
    await world.publish(taskEvents.taskAdded, { ...(await aTask()), callerId: owner });
    expect(await kindsFor(member)).toEqual(['taskAdded']);
    expect(await kindsFor(owner)).toEqual([]);
  });
});

describe('an assigned task', () => {
  test('notifies the assignee by email and in the app', async () => {
    const task = await aTask({ assigneeId: member });
    await world.publish(taskEvents.taskAssigned, { ...task, callerId: owner, assigneeId: member });
    expect(await world.emails()).toMatchObject([
      { to: 'sam', subject: 'Olive has assigned you a task in “Signal Box”' },
    ]);
    expect(await kindsFor(member)).toEqual(['taskAssigned']);
  });

  test('notifies nobody if another person has been assigned since', async () => {
    const task = await aTask({ assigneeId: owner });
    await world.publish(taskEvents.taskAssigned, { ...task, callerId: owner, assigneeId: member });
    expect(await world.emails()).toEqual([]);
    expect(await kindsFor(member)).toEqual([]);
  });
});

test('submitted work: the owner is notified in the app', async () => {
  const task = await aTask({ status: 'IN_REVIEW', assigneeId: member });
  await world.publish(taskEvents.taskSubmitted, { ...task, callerId: member });
  expect(await kindsFor(owner)).toEqual(['taskSubmitted']);
});

describe('work that is sent back', () => {
  const sentBack = { words: 'Please keep the name of the village.', language: 'en', at: '' } as const;
  const publish = async (fields: Partial<StoredTask>) =>
    world.publish(taskEvents.taskSentBack, {
      ...(await aTask({ assigneeId: member, status: 'IN_PROGRESS', ...fields })),
      callerId: owner,
      assigneeId: member,
    });

  test('tells its assignee, with the words of the owner', async () => {
    await publish({ sentBack: { ...sentBack, at: world.clock.now() } });
    expect(await world.emails()).toMatchObject([
      { to: 'sam', subject: 'Sent back: Paint the levers', text: expect.stringContaining(sentBack.words) },
    ]);
    expect((await world.notificationsFor(member))?.items).toMatchObject([
      {
        kind: 'taskSentBackInWords',
        values: { words: sentBack.words, person: 'Olive', project: 'Signal Box' },
      },
    ]);
  });

  test('tells its assignee without words, too, and leads to the form of a translation', async () => {
    await publish({ translates: 'fr' });
    expect(await world.emails()).toMatchObject([{ to: 'sam' }]);
    expect((await world.notificationsFor(member))?.items).toMatchObject([
      { kind: 'taskSentBack', link: expect.stringContaining('/project-translations?') },
    ]);
  });

  test('tells nobody once it has been handed in again or given to another person', async () => {
    await publish({ status: 'IN_REVIEW' });
    await publish({ assigneeId: owner });
    expect(await world.emails()).toEqual([]);
    expect(await kindsFor(member)).toEqual([]);
  });
});

test('accepted work: the assignee learns what it earned', async () => {
  const task = await aTask({ status: 'DONE', assigneeId: member });
  await world.publish(taskEvents.taskCompleted, { ...task, callerId: owner, assigneeId: member });
  expect(await world.emails()).toMatchObject([
    {
      to: 'sam',
      subject: 'Your task in “Signal Box” is done',
      text: expect.stringContaining('200 contribution'),
    },
  ]);
  expect((await world.notificationsFor(member))?.items).toMatchObject([
    { kind: 'taskCompleted', values: { points: '200' } },
  ]);
});

describe('a due date', () => {
  const remind = (UserID: UserID, ...reminders: Reminder[]) =>
    world.publish(taskEvents.taskRemindersDue, { UserID, reminders });

  test('that is near reminds the assignee, in their language', async () => {
    const dueDate = '2026-11-22';
    const task = await aTask({ assigneeId: owner, dueDate });
    await remind(owner, { ...task, dueDate, kind: 'taskDueSoon' });
    expect(await world.emails()).toMatchObject([
      { to: 'olive', subject: 'Échéance le 22 novembre 2026\u202F: Paint the levers' },
    ]);
    expect((await world.notificationsFor(owner))?.items).toMatchObject([
      { kind: 'taskDueSoon', values: { date: dueDate } },
    ]);
  });

  test('of several tasks reminds of all in one email, by project and date, and of each in the app', async () => {
    const late = await aTask({ assigneeId: member, dueDate: '2026-11-19', Title: 'Glaze the windows' });
    const soon = await aTask({ assigneeId: member, dueDate: '2026-11-22' });
    await remind(
      owner,
      { ...soon, dueDate: '2026-11-22', kind: 'taskDueSoon' }, // only its assignee is reminded of it
      { ...late, dueDate: '2026-11-19', kind: 'taskOverdue' },
    );
    expect(await world.emails()).toMatchObject([
      { to: 'olive', subject: 'En retard\u202F: Glaze the windows' },
    ]);

    await remind(
      member,
      { ...soon, dueDate: '2026-11-22', kind: 'taskDueSoon' },
      { ...late, dueDate: '2026-11-19', kind: 'taskOverdue' },
    );
    const [, email] = await world.emails();
    expect(email).toMatchObject({ to: 'sam', subject: '2 tasks need your attention' });
    expect(email?.text).toMatch(
      /SIGNAL BOX\n\n- Overdue: Glaze the windows\n .*\n\n- Due on November 22, 2026: /,
    );
    expect(await world.notificationsFor(member)).toMatchObject({
      unread: 2,
      items: [{ kind: 'taskOverdue' }, { kind: 'taskDueSoon' }],
    });
  });

  test('of several tasks is one entry each in a digest', async () => {
    await world.table.write(Step.update(callers.key(member), { emailFrequencies: { team: 'daily' } }));
    const reminders = [];
    for (const Title of ['Glaze the windows', 'Paint the levers']) {
      const task = await aTask({ assigneeId: member, dueDate: '2026-11-22', Title });
      reminders.push({ ...task, dueDate: '2026-11-22', kind: 'taskDueSoon' as const });
    }
    await remind(member, ...reminders);
    expect(await world.emails()).toEqual([]);
    world.clock.add({ days: 2 });
    await digests.withDeps(world.deps)({});
    const [digest] = await world.emails();
    expect(digest?.text).toContain('Due on November 22, 2026: Glaze the windows');
    expect(digest?.text).toContain('Due on November 22, 2026: Paint the levers');
  });

  test.each([{ dueDate: '2026-12-01' }, { dueDate: '2026-11-19', status: 'CANCELLED' as const }])(
    'that no longer applies (%j) is not reported',
    async fields => {
      const task = await aTask({ assigneeId: member, ...fields });
      await remind(member, { ...task, dueDate: '2026-11-19', kind: 'taskOverdue' });
      expect(await world.emails()).toEqual([]);
    },
  );
});
