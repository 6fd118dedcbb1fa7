import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { digests } from '#functions/jobs/digests.ts';
import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { addProgressEntry } from '#functions/progress/addProgressEntry.ts';
import { deleteProgressEntry } from '#functions/progress/deleteProgressEntry.ts';
import { changeProjectStatus } from '#functions/projects/changeProjectStatus.ts';
import { follows } from '#functions/projects/follow.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { FollowedID, NotificationID, type ProjectID, type UserID } from '#shared/ids.ts';
import type { EmailFrequency } from '#shared/notificationSettings.ts';
import { changeFollow } from './changeFollow.ts';
import { newsQueues } from './followerNews.store.ts';

let world: World;
let owner: UserID;
let scene: Awaited<ReturnType<typeof projectWithRoles>>;
let project: ProjectID;
beforeEach(async () => {
  world = await createWorld();
  owner = await world.user({ username: 'olive', planTypeId: 'premium' });
  scene = await projectWithRoles(world, owner);
  project = scene.ProjectID;
});
afterEach(() => world.close());

/** A follower of the project, who is emailed as often as they have chosen. */
async function follower(following?: EmailFrequency): Promise<UserID> {
  const id = await world.user({ email: `${world.deps.newId()}@cairn.example` });
  if (following) await world.table.write(Step.update(callers.key(id), { emailFrequencies: { following } }));
  await world.call(
    changeFollow,
    { FollowedID: FollowedID.parse(project), body: { kind: 'project', following: true } },
    { as: id },
  );
  return id;
}

const write = async (title = 'Seven weeks') =>
  (
    await world.call(
      addProgressEntry,
      { ProjectID: project, body: { title, text: 'The unit came up.' } },
      { as: owner },
    )
  ).data;

const move = (status: 'halted' | 'in-development' | 'completed') =>
  world.call(changeProjectStatus, { ProjectID: project, body: { status } }, { as: owner });

const told = async (as: UserID) =>
  ((await world.call(listNotifications, {}, { as })).data?.items ?? []).map(({ kind, values }) => [
    kind,
    values['title'] ?? values['role'] ?? '',
  ]);

const sendDigests = () => digests.withDeps(world.deps)(undefined);

/** Digests that were sent in the morning after. */
async function digestsOfTheMorning() {
  const before = world.mails.length;
  world.clock.set('2026-11-21T07:10:00.000Z');
  await sendDigests();
  await sendDigests();
  return world.mails.slice(before);
}

describe('An entry of the progress log', () => {
  test('is told to every follower once, in the app and as they have chosen by email, and not to the owner', async () => {
    const [daily, never, immediate] = [
      await follower(),
      await follower('never'),
      await follower('immediate'),
    ];
    const stranger = await world.user();
    await write();
    await world.runStream();

    for (const id of [daily, never, immediate]) {
      expect(await told(id)).toEqual([['followedUpdate', 'Seven weeks']]);
      expect((await world.table.get(personCounts.key(id)))?.unread).toBe(1);
    }
    for (const id of [owner, stranger]) expect(await told(id)).toEqual([]);
    expect(world.mails.map(({ subject }) => subject)).toEqual(['News from “Tidewatch”: “Seven weeks”']);

    const [digest, ...others] = await digestsOfTheMorning();
    expect(others).toEqual([]);
    expect(digest?.to).toBe((await world.table.get(callers.key(daily)))?.email);
    expect(digest?.text).toContain('WHAT YOU FOLLOW');
    expect(digest?.text).toContain('“Seven weeks”');
    expect(await world.table.get(newsQueues.key(project))).toBeUndefined();
  });

  test('that has been deleted, or whose project has been taken down, is left out of digests and told to nobody else', async () => {
    const reader = await follower();
    const deleted = await write('Deleted soon');
    const kept = await write('Kept');
    await world.runStream();
    if (!deleted || !kept) throw new Error('The entries were refused.');
    await world.call(
      deleteProgressEntry,
      { ProjectID: project, ProgressEntryID: deleted.ProgressEntryID },
      { as: owner },
    );
    const [digest] = await digestsOfTheMorning();
    expect(digest?.text).toContain('“Kept”');
    expect(digest?.text).not.toContain('Deleted soon');

    const late = await write('Too late');
    if (late)
      await world.call(
        deleteProgressEntry,
        { ProjectID: project, ProgressEntryID: late.ProgressEntryID },
        { as: owner },
      );
    await write('Of a project that is taken down');
    await world.table.write(Step.update(projects.key(project), { status: 'denied' }));
    await world.runStream();
    expect(await told(reader)).toHaveLength(2);
    expect(await world.table.get(newsQueues.key(project))).toBeUndefined();
  });

  test('reaches neither those who have stopped nor those with whom there is a block', async () => {
    const [stopped, blocking, blocked] = [await follower(), await follower(), await follower()];
    await world.call(
      changeFollow,
      { FollowedID: FollowedID.parse(project), body: { kind: 'project', following: false } },
      { as: stopped },
    );
    await world.call(blockContact, { ContactedUserID: owner }, { as: blocking });
    await world.call(blockContact, { ContactedUserID: blocked }, { as: owner });
    await write();
    await world.runStream();
    for (const id of [stopped, blocking, blocked]) expect(await told(id)).toEqual([]);
  });

  test('is told in pages, with two write units per follower and a few per page', async () => {
    const many = 250; // two pages
    const ids = Array.from({ length: many }, (_, at) => `follower-${String(at).padStart(4, '0')}`);
    for (const UserID of ids) await world.user({ UserID });
    for (let from = 0; from < many; from += 50)
      await world.table.transact(
        ...ids.slice(from, from + 50).map(id => {
          const [kind, UserID] = ['project', id as UserID] as const;
          const item = { kind, id: project, UserID, state: 'following', at: world.clock.now() } as const;
          return Step.create(follows.key({ kind, id: project }, UserID), item);
        }),
      );
    await follower();
    await world.runStream();
    await write();
    const before = world.sent.length;
    await world.runStream();
    const writes = world.sent.slice(before).filter(({ written }) => written.length > 0);
    const units = writes.reduce((sum, { capacityUnits }) => sum + capacityUnits, 0);
    for (const id of [ids[0], ids[199], ids[200], ids[249]])
      expect(await told(id as UserID)).toEqual([['followedUpdate', 'Seven weeks']]);
    expect(units / many).toBeLessThanOrEqual(3);
    expect(units / many).toBeGreaterThan(1);
  });

  test('reaches nobody twice when a page is told again after a failure', async () => {
    const readers = [await follower(), await follower('immediate')];
    await write();
    let failures = 1;
    const failing = domainEventHandlers.map(one => ({
      ...one,
      handlers: Object.fromEntries(
        Object.entries(one.handlers).map(([name, handle]) => [
          name,
          async (event: Parameters<typeof handle>[0], deps: Parameters<typeof handle>[1]) => {
            const steps = await handle(event, deps);
            if (name === 'tellPage' && failures-- > 0) throw new Error('The function was stopped.');
            return steps;
          },
        ]),
      ),
    }));
    await expect(world.runStream({ domainEventHandlers: failing, projections: [] })).rejects.toThrow(
      'The function was stopped.',
    );
    await world.runStream({ domainEventHandlers: failing, projections: [] });
    for (const id of readers) {
      expect(await told(id)).toHaveLength(1);
      expect((await world.table.get(personCounts.key(id)))?.unread).toBe(1);
    }
    expect(world.mails).toHaveLength(1);
    expect(await digestsOfTheMorning()).toHaveLength(1);
  });
});

test('News of a project is told one after the other, also that of another kind', async () => {
  const reader = await follower();
  for (const title of ['First', 'Second', 'Third']) await write(title);
  await world.runStream();
  expect((await told(reader)).map(([, title]) => title).toSorted()).toEqual(['First', 'Second', 'Third']);
  expect(await world.table.get(newsQueues.key(project))).toBeUndefined();
});

test('News that is lost is logged, and holds up neither what waits behind it nor later news', async () => {
  const reader = await follower();
  await world.runStream();
  const untold = domainEventHandlers.map(one =>
    'tellPage' in one.handlers ? { ...one, handlers: {} } : one,
  );
  for (const title of ['Lost', 'Second']) {
    await write(title);
    await world.runStream({ domainEventHandlers: untold, projections: [] });
  }
  world.clock.add({ minutes: 7 * 60 });
  await write('Third');
  await world.runStream();
  expect((await told(reader)).map(([, title]) => title).toSorted()).toEqual(['Second', 'Third']);
  expect(world.logged.filter(line => line.includes('followers.lost'))).toHaveLength(1);
  expect(await world.table.get(newsQueues.key(project))).toBeUndefined();
});

test('News for which too much other news waits is not told, and the log says so', async () => {
  await follower();
  await world.runStream();
  const waiting = Array.from({ length: 50 }, () => ({
    NotificationID: NotificationID.parse(world.deps.newId()),
    kind: 'followedUpdate' as const,
    ProjectID: project,
  }));
  await world.table.write(
    Step.create(newsQueues.key(project), { waiting, since: world.clock.now(), version: 1 }),
  );
  await write();
  await world.runStream();
  expect((await world.table.get(newsQueues.key(project)))?.waiting).toEqual(waiting);
  expect(world.logged.filter(line => line.includes('followers.dropped'))).toHaveLength(1);
});

test('New roles, a pause, its end and completion are told to followers, and to members by the news of their team', async () => {
  const [reader, member] = [await follower(), await follower()];
  await scene.accept(owner, await scene.apply(member, await scene.role('Illustrator')));
  await world.runStream();
  world.clock.add({ minutes: 1 });
  const body = { PersonType: 'Translator', Notes: 'Into French.', skill: 'writers' } as const;
  await world.table.write(Step.create(projectCount.key(owner), { open: 1 }));
  await world.call(addProspect, { ProjectID: project, body }, { as: owner });
  for (const status of ['halted', 'in-development', 'completed'] as const) {
    expect((await move(status)).code).toBeUndefined();
    await world.runStream();
  }
  const kinds = (of: string[][]) => of.map(([kind]) => kind).filter(kind => kind !== 'requestAccepted');
  expect(new Set(kinds(await told(reader)))).toEqual(
    new Set(['followedCompleted', 'followedResumed', 'followedHalted', 'followedRole']),
  );
  expect(
    kinds(await told(member))
      .filter(kind => /Halted|Resumed|Completed/.test(kind ?? ''))
      .toSorted(),
  ).toEqual(['projectCompleted', 'projectHalted', 'projectResumed']);
});
