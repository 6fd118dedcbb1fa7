import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { awardKey, awardSteps } from '#functions/authors/award.store.ts';
import { postings } from '#functions/ledger/ledger.ts';
import { createProjectWorld, type ProjectWorld } from '#functions/money/testing/projectWorld.ts';
import { Step } from '#functions/platform/table/step.ts';
import { memberSteps, members } from '#functions/projects/member.store.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { type ProjectID, TaskID, type UserID } from '#shared/ids.ts';
import { findBroken } from '#shared/proof.ts';
import { checkProofs } from './checkProofs.ts';
import { listProofEntries } from './listProofEntries.ts';
import { proofEntries, proofHeads, type StoredProofEntry } from './proof.store.ts';
import { sealProof, sealProofs } from './sealProofs.ts';
import { verifyProof } from './verifyProof.ts';

let world: ProjectWorld;
let member: UserID;
let project: ProjectID;
beforeAll(async () => {
  world = await createProjectWorld();
  member = await world.person({ username: 'member' });
});
afterAll(() => world.close());
beforeEach(async () => {
  project = await aProject(world, world.owner, {
    numberOfContributions: 40,
    totalContributionBudget: 80_000,
  });
  await world.table.write(
    Step.create(members.key(project, member), {
      ProjectID: project,
      OwnerUserID: world.owner,
      UserID: member,
      role: 'maker',
      joinedAt: world.clock.now(),
      projectPoints: 0,
    }),
  );
});

let tasks = 0;
const acceptTask = (projectPoints = 50) => {
  const cause = {
    kind: 'task',
    ProjectID: project,
    TaskID: TaskID.parse(`task-${++tasks}`),
    projectPoints,
  } as const;
  return world.table.transact(
    ...awardSteps(member, cause, world.clock.now()),
    memberSteps.earn(project, member, projectPoints),
  );
};

async function enterAll(): Promise<void> {
  await world.runStream();
  await sealProofs(world.deps);
}

async function listAll(sending?: Parameters<typeof world.call>[2]) {
  const { data, code } = await world.call(listProofEntries, { ProjectID: project, query: {} }, sending);
  if (!data) throw new Error(`Refused: ${code}`);
  return data;
}

/** The numbers of the entries that a visitor's browser finds broken. */
async function brokenForVisitors(): Promise<number[]> {
  const { items, head } = await listAll();
  return await findBroken(items, head?.hash ?? '');
}

const problems = async () => (await verifyProof(world.table, project)).problems;

async function storedEntry(seq: number): Promise<StoredProofEntry> {
  const entry = await world.table.get(proofEntries.key(project, seq));
  if (!entry) throw new Error(`Entry ${seq} not found.`);
  return entry;
}

/** A payment and two accepted tasks, entered in the chain; the numbers of the entries by what they stand for. */
async function chainOfThree() {
  await world.buy({ by: world.donor, to: project, amount: 10_000 });
  await acceptTask(50);
  await acceptTask(70);
  await enterAll();
  const entries = await Promise.all((await listAll()).items.map(({ seq }) => storedEntry(seq)));
  const seqOf = (kind: string) => entries.findLast(({ source }) => source.kind === kind)?.seq ?? 0;
  return { entries, points: seqOf('points'), money: seqOf('money') };
}

describe('the chain', () => {
  test('has an entry for each award and posting of the project, and leads from the head to the first', async () => {
    const { entries } = await chainOfThree();
    const { items, head } = await listAll();

    expect(entries.filter(({ source }) => source.kind === 'points')).toHaveLength(2);
    expect(entries.filter(({ source }) => source.kind === 'money').length).toBeGreaterThan(0);
    expect(head).toMatchObject({ seq: items.length, hash: items[0]?.hash });
    expect(items.map(({ seq }) => seq)).toEqual(items.map((_, index) => items.length - index));
    expect(await brokenForVisitors()).toEqual([]);
    expect(await problems()).toEqual([]);
  });

  test('grows by what is added later, and keeps its earlier heads', async () => {
    await chainOfThree();
    const { head: before } = await listAll();
    await acceptTask();
    await enterAll();
    const { items, head } = await listAll();
    expect(head?.seq).toBe((before?.seq ?? 0) + 1);
    expect(items[1]?.hash).toBe(before?.hash);
  });

  test('has each record once when many are entered at the same time', async () => {
    for (let count = 0; count < 60; count++) await acceptTask();
    await world.runStream();
    await Promise.all([1, 2, 3].map(() => sealProof(world.deps, project)));

    const { head } = await listAll();
    expect(head?.seq).toBe(60);
    expect(await problems()).toEqual([]);
    const pages = await listAll();
    expect(pages.items).toHaveLength(50);
    const rest = await world.call(listProofEntries, { ProjectID: project, query: { cursor: pages.cursor } });
    expect(await findBroken([...pages.items, ...(rest.data?.items ?? [])], head?.hash ?? '')).toEqual([]);
  });

  test('is empty for a project without points and payments', async () => {
    expect(await listAll()).toEqual({ items: [] });
  });

  test('shows an award to the person, the owner and administrators only, and postings to nobody', async () => {
    await chainOfThree();
    const awardsFor = async (sending?: Parameters<typeof world.call>[2]) =>
      (await listAll(sending)).items.filter(({ award }) => award).length;
    expect(await awardsFor()).toBe(0);
    expect(await awardsFor({ as: world.donor })).toBe(0);
    expect(await awardsFor({ as: member })).toBe(2);
    expect(await awardsFor({ as: world.owner })).toBe(2);
    expect(await awardsFor({ as: await world.person(), groups: ['admins'] })).toBe(2);
    expect(JSON.stringify(await listAll())).not.toContain('salt');
  });
});

describe('a change is noticed, by visitors and by the check,', () => {
  test('of the amount of a posting', async () => {
    const { money } = await chainOfThree();
    const { source } = await storedEntry(money);
    if (source.kind !== 'money') throw new Error('Not a posting.');
    const key = postings.key(source.posting);
    const posting = await world.table.get(key);
    const entries = posting?.entries.map(entry => ({ ...entry, amount: entry.amount * 2 })) ?? [];
    await world.table.write(Step.update(key, { entries }));

    expect(await brokenForVisitors()).toEqual([money]);
    expect(await problems()).toEqual([
      expect.stringContaining(`Entry ${money} or its record has been changed`),
    ]);
  });

  test('of an award, which the stream also reports', async () => {
    const { points } = await chainOfThree();
    const { source } = await storedEntry(points);
    if (source.kind !== 'points') throw new Error('Not an award.');
    const key = awardKey(member, source.cause);
    await world.table.write(Step.update(key, { projectPoints: 5000 }));

    expect(await brokenForVisitors()).toEqual([points]);
    expect(await problems()).toContainEqual(expect.stringContaining(`Entry ${points} or its record`));
    const logged = world.logged.length;
    await world.runStream();
    expect(world.logged.slice(logged).join('\n')).toContain('immutable_record.changed');
  });

  test('of an award that was deleted', async () => {
    const { points } = await chainOfThree();
    const { source } = await storedEntry(points);
    if (source.kind !== 'points') throw new Error('Not an award.');
    const key = awardKey(member, source.cause);
    await world.table.write(Step.remove(key));

    expect(await brokenForVisitors()).toEqual([points]);
    expect(await problems()).toContainEqual(
      expect.stringContaining(`record of entry ${points} has been deleted`),
    );
  });

  test('of an entry that was removed', async () => {
    await chainOfThree();
    await world.table.write(Step.remove(proofEntries.key(project, 2)));
    expect(await brokenForVisitors()).toEqual([1]);
    expect(await problems()).toContainEqual('Entry 2 is missing: entry 3 follows 1.');
  });

  test('of the head', async () => {
    await chainOfThree();
    const { head } = await listAll();
    await world.table.write(Step.update(proofHeads.key(project), { hash: 'a'.repeat(64) }));
    expect(await brokenForVisitors()).toEqual([head?.seq]);
    expect(await problems()).toContainEqual(expect.stringContaining('The head is entry'));
  });

  test('of the project points of a member', async () => {
    await chainOfThree();
    await world.table.write(Step.update(members.key(project, member), { projectPoints: 900 }));
    expect(await problems()).toEqual([`${member} has 900 project points, but 120 by the chain.`]);
  });
});

test('points that are not entered yet are no problem', async () => {
  await chainOfThree();
  await acceptTask();
  await world.runStream();
  expect(await problems()).toEqual([]);
});

test('the check stores its result with the head, where everyone sees it, and logs what it finds', async () => {
  await chainOfThree();
  const check = () => checkProofs(world.deps, { pause: () => Promise.resolve() });
  await check();
  const { head } = await listAll();
  expect(head?.check).toEqual({ seq: head?.seq, at: world.clock.now(), isIntact: true });

  await world.table.write(Step.update(proofEntries.key(project, 1), { salt: 'another' }));
  const logged = world.logged.length;
  await check();
  expect((await listAll()).head?.check).toMatchObject({ isIntact: false });
  expect(world.logged.slice(logged).join('\n')).toMatch(/proof.discrepancy_found.*Entry 1 or its record/);
});

test('a record that does not exist stops its own project only', async () => {
  await acceptTask();
  await world.runStream();
  const broken = project;
  project = await aProject(world, world.owner);
  await world.table.transact(
    ...awardSteps(world.owner, { kind: 'completion', ProjectID: project }, world.clock.now()),
  );
  await world.table.write(Step.remove(awardKey(member, `task#${broken}#task-${tasks}`)));
  await enterAll();
  expect(world.logged.join('\n')).toContain('proof.sealing_failed');
  expect((await listAll()).head?.seq).toBe(1);
});
