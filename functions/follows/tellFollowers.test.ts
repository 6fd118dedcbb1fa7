import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { follows } from '#functions/authors/follow.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { digests } from '#functions/jobs/digests.ts';
import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { deleteProgressEntry } from '#functions/progress/deleteProgressEntry.ts';
import { changeProjectStatus } from '#functions/projects/changeProjectStatus.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { FollowedID, type ProjectID, type UserID } from '#shared/ids.ts';
import { changeFollow } from './changeFollow.ts';
import { newsQueues } from './followerNews.store.ts';
import { type FollowedProject, followedProject } from './testing/followedProject.ts';

let world: World;
let owner: UserID;
let scene: FollowedProject['scene'];
let project: ProjectID;
let follower: FollowedProject['follower'];
let write: FollowedProject['write'];
let told: FollowedProject['told'];
beforeEach(async () => {
  world = await createWorld();
  ({ owner, scene, project, follower, write, told } = await followedProject(world));
});
afterEach(() => world.close());

const move = (status: 'halted' | 'in-development' | 'completed') =>
  world.call(changeProjectStatus, { ProjectID: project, body: { status } }, { as: owner });

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
    expect(await world.table.get(newsQueues.key({ kind: 'project', id: project }))).toBeUndefined();
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
    expect(await world.table.get(newsQueues.key({ kind: 'project', id: project }))).toBeUndefined();
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
