import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import { requestEvents } from '#functions/requests/request.events.ts';
import { taskEvents } from '#functions/tasks/task.events.ts';
import { tasks } from '#functions/tasks/task.store.ts';
import { teamEvents } from '#functions/teams/team.events.ts';
import { createNewsWorld } from '#functions/testing/newsWorld.ts';
import { ContributionRequestId, type MessageID, TaskID, type UserID } from '#shared/ids.ts';
import { getMessage } from './getMessage.ts';
import { listMessages } from './listMessages.ts';
import { messageEvents } from './message.events.ts';
import { readMessage } from './readMessage.ts';
import { aMessage } from './testing/aMessage.ts';
import { trashMessage } from './trashMessage.ts';

let world: Awaited<ReturnType<typeof createNewsWorld>>;
let owner: UserID;
let applicant: UserID;

beforeAll(async () => {
  world = await createNewsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ owner, applicant } = await world.startScene());
});

const application = () => ({ ...world.ids, OwnerUserID: owner, contributorId: applicant });
const inboxOf = async (as: UserID) => (await world.call(listMessages, { type: 'inbox' }, { as })).data;

describe('an application', () => {
  test('arrives in the inbox of the owner, who sees its current state', async () => {
    await world.publish(requestEvents.requestSent, application());
    const inbox = await inboxOf(owner);
    expect(inbox).toMatchObject({
      items: [
        {
          sender: { UserID: applicant },
          subject: 'Co|Signal Box: carpenter',
          notice: {
            kind: 'requestSent',
            values: { project: 'Signal Box', role: 'carpenter', applicant: 'Sam' },
          },
          read: false,
        },
      ],
      unread: 1,
    });

    const id = inbox?.items[0]?.id as MessageID; // checked above
    const { data } = await world.call(getMessage, { id }, { as: owner });
    const { contributionRequestId } = world.ids;
    expect(data?.request).toMatchObject({ contributionRequestId, status: 'pending', role: 'carpenter' });
  });

  test('published twice arrives once', async () => {
    await world.publish(requestEvents.requestSent, application(), `sent-${owner}`);
    await world.publish(requestEvents.requestSent, application(), `sent-${owner}`);
    expect(await inboxOf(owner)).toMatchObject({ items: [{}], unread: 1 });
  });

  test.each([
    ['requestAccepted', requestEvents.requestAccepted, {}, 'requestAccepted'],
    ['requestDenied', requestEvents.requestDenied, {}, 'requestDenied'],
    ['requestDenied', requestEvents.requestDenied, { because: 'prospectTaken' as const }, 'prospectTaken'],
    ['requestExpired', requestEvents.requestExpired, {}, 'requestExpired'],
  ])('%s: the outcome arrives in the inbox of the applicant (%#)', async (_, event, because, kind) => {
    await world.publish(event, { ...application(), ...because });
    expect(await inboxOf(applicant)).toMatchObject({
      items: [{ sender: { UserID: owner }, subject: 'Co|Signal Box: carpenter', notice: { kind } }],
    });
    expect(await inboxOf(owner)).toMatchObject({ items: [] });
  });

  test.each([
    ['accepted', requestEvents.requestAccepted, {}],
    ['declined', requestEvents.requestDenied, {}],
    ['closed', requestEvents.requestDenied, { because: 'prospectTaken' as const }],
    ['left to expire', requestEvents.requestExpired, {}],
  ])('that has been %s is no longer an unread message of its owner', async (_, event, because) => {
    await world.publish(requestEvents.requestSent, application());
    await world.publish(event, { ...application(), ...because }, `settled-${owner}`);
    await world.publish(event, { ...application(), ...because }, `settled-again-${owner}`);
    expect(await inboxOf(owner)).toMatchObject({ items: [{ read: true }], unread: 0 });
  });

  test('that has been declined stays in the trash as it was', async () => {
    await world.publish(requestEvents.requestSent, application());
    const [message] = (await inboxOf(owner))?.items ?? [];
    await world.call(trashMessage, { id: message?.id as MessageID, query: {} }, { as: owner }); // there is one
    await world.publish(requestEvents.requestDenied, application());
    expect((await world.call(listMessages, { type: 'trash' }, { as: owner })).data).toMatchObject({
      items: [{ read: false }],
    });
    expect(await inboxOf(owner)).toMatchObject({ items: [], unread: 0 });
  });

  test('that no longer exists, or of a banned owner, delivers nothing', async () => {
    const gone = ContributionRequestId.parse('gone');
    await world.publish(requestEvents.requestSent, { ...application(), contributionRequestId: gone });
    const banned = await world.user({ status: 'banned' });
    await world.publish(requestEvents.requestSent, { ...application(), OwnerUserID: banned });
    expect(await inboxOf(owner)).toMatchObject({ items: [], unread: 0 });
  });
});

describe('a task', () => {
  const assign = async (assigneeId: UserID) => {
    const { ProjectID } = world.ids;
    const id = TaskID.parse('task-1');
    const at = world.clock.now();
    await world.table.write(
      Step.put(tasks.key(ProjectID, id), {
        TaskID: id,
        ProjectID,
        Title: 'Paint the levers',
        Description: '',
        status: 'TODO',
        priority: 3,
        points: 0,
        dueDate: '2026-12-01',
        assigneeId,
        creatorId: owner,
        createdAt: at,
        updatedAt: at,
        version: 1,
      }),
    );
    const payload = { ProjectID, TaskID: id, callerId: owner, assigneeId: applicant };
    await world.publish(taskEvents.taskAssigned, payload);
  };

  test('arrives in the inbox of its assignee', async () => {
    await assign(applicant);
    expect(await inboxOf(applicant)).toMatchObject({
      items: [
        {
          sender: { UserID: owner },
          subject: 'Ta|Paint the levers',
          notice: {
            kind: 'taskAssigned',
            values: { project: 'Signal Box', date: '2026-12-01' },
            link: '/project-tasks?project=signal-box&task=task-1',
          },
        },
      ],
    });
  });

  test('of another person by now does not', async () => {
    await assign(owner);
    expect(await inboxOf(applicant)).toMatchObject({ items: [] });
  });
});

test('a removed member finds it in their inbox, with the points', async () => {
  await world.publish(teamEvents.memberRemoved, { ProjectID: world.ids.ProjectID, UserID: applicant });
  expect(await inboxOf(applicant)).toMatchObject({
    items: [
      {
        sender: { UserID: owner },
        subject: 'Rm|Signal Box',
        notice: { kind: 'memberRemoved', values: { points: '100' } },
      },
    ],
  });
});

describe('a message', () => {
  const sent = (id: MessageID) =>
    world.publish(messageEvents.messageSent, { id, senderId: applicant, recipientId: owner }, `sent-${id}`);

  test('is mailed once, in the language of its recipient, with its text', async () => {
    const body = 'Where is the <b>key</b>?';
    const { id } = await aMessage(world, applicant, owner, { body, language: 'en' });
    await sent(id);
    await sent(id);
    expect(await world.emails()).toMatchObject([
      {
        to: 'olive',
        subject: 'Sam vous a écrit',
        text: expect.stringContaining(body),
        html: expect.stringContaining('<blockquote lang="en" dir="auto">Where is the &lt;b&gt;'),
      },
    ]);
  });

  test('that asks about a project in review says so by email and in the app', async () => {
    const { ProjectID } = world.ids;
    const values = { project: 'Signal Box', person: 'Sam' };
    const notice = { kind: 'reviewQuestion', values, link: '/projects/signal-box', ProjectID } as const;
    const { id } = await aMessage(world, applicant, owner, { body: 'Who has the key?', notice });
    await sent(id);
    expect(await world.emails()).toMatchObject([
      {
        to: 'olive',
        subject: expect.stringMatching(/^Une question de notre équipe sur «.Signal Box.»$/),
        text: expect.stringContaining('Who has the key?'),
      },
    ]);
    expect(await world.notificationsFor(owner)).toMatchObject({
      items: [{ kind: 'reviewQuestion', values, link: `/messages?id=${id}` }],
    });
  });

  test('that has been read in the meantime is not mailed', async () => {
    const { id } = await aMessage(world, applicant, owner);
    await world.call(readMessage, { id }, { as: owner });
    await sent(id);
    expect(await world.emails()).toEqual([]);
  });
});
