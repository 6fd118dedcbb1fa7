import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyForAdoption } from '#functions/adoption/applyForAdoption.ts';
import { offerAdoption } from '#functions/adoption/offerAdoption.ts';
import { acceptContactRequest } from '#functions/contacts/acceptContactRequest.ts';
import { addContact } from '#functions/contacts/addContact.ts';
import { digests } from '#functions/jobs/digests.ts';
import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import { readMessage } from '#functions/messages/readMessage.ts';
import { sendMessage } from '#functions/messages/sendMessage.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { changeTaskStatus } from '#functions/tasks/changeTaskStatus.ts';
import { createTask } from '#functions/tasks/createTask.ts';
import { joinTeam } from '#functions/tasks/testing/taskWorld.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { notificationGroups } from '#shared/notificationSettings.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';

let world: World;
let owner: UserID;
let other: UserID;

beforeEach(async () => {
  world = await createWorld();
  owner = await world.user({ username: 'olive', planTypeId: 'basic' });
  other = await world.user({ username: 'sam', planTypeId: 'basic' });
  const daily = Object.fromEntries(notificationGroups.map(group => [group, 'daily' as const]));
  await world.table.write(Step.update(callers.key(owner), { emailFrequencies: daily }));
});
afterEach(() => world.close());

const deliver = () => world.runStream({ domainEventHandlers, projections: [] });

/** The text of the owner's digest on the next morning; undefined if there is none. */
async function nextDigest(): Promise<string | undefined> {
  const earlier = world.mails.length;
  world.clock.add({ days: 1 });
  await digests.withDeps(world.deps)({});
  return world.mails.slice(earlier).find(({ unsubscribeUrl }) => unsubscribeUrl?.includes('.daily.'))?.text;
}

/** Creates a task in a project of one person, assigned to another. Returns a function that moves it. */
async function taskOf(project: UserID, assignee: UserID) {
  const { ProjectID } = await projectWithRoles(world, project);
  await joinTeam(world, ProjectID, assignee);
  const body = { Title: 'Paint the levers', assignee };
  const { data } = await world.call(createTask, { ProjectID, body }, { as: project });
  if (!data) throw new Error('The task was not created.');
  let { version } = data;
  return async (as: UserID, status: TaskState) => {
    const change = { ProjectID, TaskID: data.TaskID, body: { status, version } };
    const moved = await world.call(changeTaskStatus, change, { as });
    version = moved.data?.version ?? version;
  };
}

/** News that asks the owner for an action: `ask` causes it, and returns the function that takes the action. */
const news: Record<string, { words: string; ask: () => Promise<() => Promise<unknown>> }> = {
  'an application': {
    words: 'would like to join',
    async ask() {
      const project = await projectWithRoles(world, owner);
      const request = await project.apply(other, await project.role());
      return () => project.accept(owner, request);
    },
  },
  'work that was submitted': {
    words: 'for review',
    async ask() {
      const move = await taskOf(owner, other);
      await move(other, 'IN_PROGRESS');
      await move(other, 'IN_REVIEW');
      return () => move(owner, 'DONE');
    },
  },
  'a task': {
    words: 'assigned',
    async ask() {
      const move = await taskOf(other, owner);
      return () => move(other, 'CANCELLED');
    },
  },
  'a contact request': {
    words: 'contact',
    async ask() {
      await world.call(addContact, { body: { ContactedUserID: owner } }, { as: other });
      return () => world.call(acceptContactRequest, { ContactID: other }, { as: owner });
    },
  },
  'an offer to take a project over': {
    words: 'looking for a new owner',
    async ask() {
      const { ProjectID } = await projectWithRoles(world, other);
      await joinTeam(world, ProjectID, owner);
      await world.table.write(Step.update(projects.key(ProjectID), { status: 'halted' }));
      await world.call(offerAdoption, { ProjectID, body: {} }, { as: other });
      const body = { note: 'I would like to bring it to its end.' };
      return () => world.call(applyForAdoption, { ProjectID, body }, { as: owner });
    },
  },
  'a message': {
    words: 'message',
    async ask() {
      const body = { recipient: owner, subject: 'Levers', body: 'Which colour?' };
      const { data } = await world.callWith(sendMessage, { body }, { as: other });
      const { id } = data as { id: string };
      return () => world.callWith(readMessage, { id }, { as: owner });
    },
  },
};

test.each(Object.keys(news))('%s is in the digest while it waits', async kind => {
  const { words, ask } = news[kind] ?? {};
  await ask?.();
  await deliver();
  expect(await nextDigest()).toContain(words);
});

test.each(Object.keys(news))('%s is left out of the digest once it has been answered', async kind => {
  const answer = await news[kind]?.ask();
  await deliver();
  await answer?.();
  expect(await nextDigest()).toBeUndefined();
});
