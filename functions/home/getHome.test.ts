import { afterEach, beforeEach, expect, test } from 'vitest';
import { banPerson } from '#functions/admin/banPerson.ts';
import { denyProject } from '#functions/admin/denyProject.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { savePageConfig } from '#functions/authors/savePageConfig.ts';
import { addContact } from '#functions/contacts/addContact.ts';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { notificationSteps } from '#functions/notifications/notification.store.ts';
import { readNotification } from '#functions/notifications/readNotification.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { deleteProposalDraft } from '#functions/projects/drafts/deleteProposalDraft.ts';
import { saveProposalDraft } from '#functions/projects/drafts/saveProposalDraft.ts';
import { projects } from '#functions/projects/project.store.ts';
import { aDraft } from '#functions/projects/testing/aDraft.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { createTeam } from '#functions/tasks/testing/taskWorld.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { addDays, utcDayOf } from '#shared/days.ts';
import { hidesFirstSteps, homeBounds, type WaitingItem } from '#shared/entities/home.ts';
import { type NotificationID, ProposalDraftID, type UserID } from '#shared/ids.ts';
import { getHome } from './getHome.ts';

let world: World;
let ana: UserID;

beforeEach(async () => {
  world = await createWorld();
  ana = await world.user({ username: 'ana', about: 'I draw illustrations of harbours.' });
});
afterEach(() => world.close());

const homeOf = async (as: UserID, groups: string[] = []) => {
  await world.runStream();
  const { data, code } = await world.call(getHome, {}, { as, groups });
  if (!data) throw new Error(`No home: ${code}`);
  return data;
};
/** Items that wait, besides the messages that tell of them. */
const waiting = async (as: UserID): Promise<WaitingItem[]> =>
  (await homeOf(as)).waiting.filter(({ kind }) => kind !== 'messages');
const messages = async (as: UserID): Promise<WaitingItem[]> =>
  (await homeOf(as)).waiting.filter(({ kind }) => kind === 'messages');

test('An application waits for the owner until it is answered, and its answer for the applicant until it is read', async () => {
  const owner = await world.user({ planTypeId: 'basic' });
  const project = await projectWithRoles(world, owner);
  const role = await project.role('Illustrator');
  const request = await project.apply(ana, role);
  expect(await waiting(owner)).toEqual([{ kind: 'applications', count: 1, hasMore: false }]);
  expect(await waiting(ana)).toEqual([]);

  await project.accept(owner, request);
  expect(await waiting(owner)).toEqual([]);
  const [answer] = await waiting(ana);
  expect(answer).toMatchObject({ kind: 'answers', count: 1, hasMore: false });
  expect((await homeOf(ana)).news).toEqual([]);
  const [NotificationID] = (answer as { notifications: NotificationID[] }).notifications;
  await world.call(readNotification, { NotificationID: NotificationID! }, { as: ana });
  expect(await waiting(ana)).toEqual([]);
  expect((await homeOf(ana)).news).toMatchObject([{ kind: 'requestAccepted', read: true }]);
});

test('Tasks wait for their assignee from two days before they are due, then in review for the owner, until they are accepted', async () => {
  const team = await createTeam(world);
  const today = utcDayOf(world.clock.now());
  const due = await team.add(team.owner, { assignee: team.ana, dueDate: addDays(today, 2) });
  await team.add(team.owner, { assignee: team.ana, dueDate: addDays(today, 3) });
  await team.add(team.owner, { assignee: team.ana });
  expect(await waiting(team.ana)).toEqual([{ kind: 'tasksDue', count: 1, hasMore: false, overdue: 0 }]);
  expect(await waiting(team.ben)).toEqual([]);
  world.clock.add({ days: 3 });
  expect(await waiting(team.ana)).toEqual([{ kind: 'tasksDue', count: 2, hasMore: false, overdue: 1 }]);

  const { data } = await team.move(team.ana, due, 'IN_REVIEW');
  expect(await waiting(team.ana)).toEqual([{ kind: 'tasksDue', count: 1, hasMore: false, overdue: 0 }]);
  expect(await waiting(team.owner)).toMatchObject([
    { kind: 'tasksToReview', count: 1, project: { ProjectID: team.ProjectID } },
  ]);
  await team.move(team.owner, data!, 'DONE');
  expect(await waiting(team.owner)).toEqual([]);

  const project = (await world.table.get(projects.key(team.ProjectID)))!;
  await world.table.write(Step.put(projects.key(team.ProjectID), { ...project, status: 'completed' }));
  expect(await waiting(team.ana)).toEqual([]); // no one works on its tasks
});

test('Numbers are exact up to a bound', async () => {
  const add = (count: number) => world.table.write(personCounts.add(ana, { unreadMessages: count }));
  await add(homeBounds.counted);
  expect(await messages(ana)).toEqual([{ kind: 'messages', count: 20, hasMore: false }]);
  await add(1);
  expect(await messages(ana)).toEqual([{ kind: 'messages', count: 20, hasMore: true }]);
  await add(-21);
  await world.table.write(personCounts.add(ana, { refundRequests: 1, contactRequests: 2 }));
  expect(await waiting(ana)).toEqual([
    { kind: 'refunds', count: 1, hasMore: false },
    { kind: 'contactRequests', count: 2, hasMore: false },
  ]);
});

test('A question of the review waits for its owner until it is answered, a project that was sent back too, and others for administrators', async () => {
  const samples = samplesIn(world);
  const owner = await samples.person();
  const edith = await samples.person();
  const ProjectID = await samples.submitted(owner);
  const project = (await world.table.get(projects.key(ProjectID)))!;
  const inReview = async () => (await homeOf(owner)).inReview.map(one => one.ProjectID);
  expect(await inReview()).toEqual([ProjectID]);
  const question = { text: 'Who owns the roof?', askedAt: world.clock.now() };
  await world.table.write(Step.put(projects.key(ProjectID), { ...project, question }));
  expect(await waiting(owner)).toMatchObject([{ kind: 'reviewQuestion', project: { ProjectID } }]);
  expect(await inReview()).toEqual([]);
  expect((await homeOf(edith, ['admins'])).waiting).toEqual([
    { kind: 'queue', name: 'review', count: 1, hasMore: false },
  ]);
  expect(await waiting(edith)).toEqual([]); // without the rights of an administrator

  const answered = { ...question, answeredAt: world.clock.now() };
  await world.table.write(Step.put(projects.key(ProjectID), { ...project, question: answered }));
  expect(await waiting(owner)).toEqual([]);

  expect(await inReview()).toEqual([ProjectID]);

  const denial = { ProjectID, body: { reason: 'Say who owns the roof.' } };
  expect((await world.call(denyProject, denial, { as: edith, groups: ['admins'] })).status).toBe(200);
  expect(await waiting(owner)).toMatchObject([{ kind: 'sentBack', project: { ProjectID } }]);
  expect(await homeOf(owner)).toMatchObject({ news: [], inReview: [] });
});

test('Roles that fit come with their reasons, never own ones, those applied for, or those of blocked and banned people', async () => {
  const [maren, edith, banned, blocked] = await Promise.all(
    ['maren', 'edith', 'bea', 'bob'].map(username => world.user({ username, planTypeId: 'premium' })),
  );
  const open = (owner: UserID | undefined) => projectWithRoles(world, owner!, { language: 'en' });
  const [first, second, third, fourth] = [
    await open(maren),
    await open(edith),
    await open(banned),
    await open(blocked),
  ];
  await first.role('Illustrator');
  const other = await second.role('Writer');
  await third.role('Illustrator');
  await fourth.role('Illustrator');
  const roles = async (as = ana) =>
    (await homeOf(as)).roles.map(({ prospect }) => [prospect.owner.UserID, prospect.PersonType]);
  expect((await homeOf(ana)).roles[0]?.reasons[0]).toEqual({ kind: 'profile', words: ['illustrations'] });

  await world.call(blockContact, { ContactedUserID: ana }, { as: blocked! });
  const ban = { UserID: banned!, body: { reason: 'Spam in many projects' } };
  expect(await world.call(banPerson, ban, { as: edith!, groups: ['admins'] })).toMatchObject({ status: 200 });
  expect(await roles()).toEqual([
    [maren, 'Illustrator'],
    [edith, 'Writer'],
  ]);
  expect((await roles(maren)).flat()).not.toContain(maren);
  await second.apply(ana, other);
  expect(await roles()).toEqual([[maren, 'Illustrator']]);
});

test('People with a skill that an own open role asks for are shown to its owner, without those who do not want it, colleagues and blocked people', async () => {
  const owner = await world.user({ planTypeId: 'premium' });
  const project = await projectWithRoles(world, owner);
  const withSkill = (username: string, fields = {}) =>
    world.user({ username, skills: ['designers'], contributionPoints: 900, ...fields });
  const [wren, lee] = [await withSkill('wren'), await withSkill('lee', { contributionPoints: 100 })];
  await withSkill('shy', { suggested: false });
  await world.user({ username: 'dev', skills: ['developers'], contributionPoints: 2_000 });
  expect((await homeOf(owner)).people).toEqual([]);

  const role = await project.role('Illustrator', { skill: 'designers' });
  await project.role('Anything', { skill: 'others' });
  expect((await homeOf(owner)).people).toEqual([
    { person: expect.objectContaining({ UserID: wren }), reasons: [{ kind: 'skill', skill: 'designers' }] },
    { person: expect.objectContaining({ UserID: lee }), reasons: [{ kind: 'skill', skill: 'designers' }] },
  ]);
  expect((await homeOf(wren)).people).toEqual([]);

  await world.call(blockContact, { ContactedUserID: owner }, { as: lee });
  await project.accept(owner, await project.apply(wren, role));
  await project.role('Second illustrator', { skill: 'designers' });
  expect((await homeOf(owner)).people).toEqual([]);
});

test('News name nobody with whom there is a block, or who is banned', async () => {
  const [ben, cleo] = [await world.user({ username: 'ben' }), await world.user({ username: 'cleo' })];
  const news = [ben, cleo].map(by => ({
    kind: 'commentAdded' as const,
    values: { person: 'Somebody', project: 'Tidewatch' },
    about: { person: by },
  }));
  await world.table.transact(...notificationSteps.create(ana, news, world.deps));
  const count = async () => (await homeOf(ana)).news.length;
  expect(await count()).toBe(2);
  await world.call(blockContact, { ContactedUserID: ben }, { as: ana });
  expect(await count()).toBe(1);
  await world.table.write(Step.update(callers.key(cleo), { status: 'banned' }));
  expect(await count()).toBe(0);
});

test('The first steps of a newcomer disappear once they are done or hidden', async () => {
  const newcomer = await world.user({ username: 'new' });
  const firstSteps = async () => (await homeOf(newcomer)).firstSteps;
  expect(await firstSteps()).toEqual({ profile: false, project: false, people: false });
  await world.call(addContact, { body: { ContactedUserID: ana } }, { as: newcomer });
  expect(await firstSteps()).toEqual({ profile: false, project: false, people: true });
  const hide = (areHidden: boolean) =>
    world.call(
      savePageConfig,
      { UserID: newcomer, query: { pageName: 'home' }, body: { data: { [hidesFirstSteps]: areHidden } } },
      { as: newcomer },
    );
  await hide(true);
  expect(await firstSteps()).toBeUndefined();
  await hide(false);
  const project = await projectWithRoles(world, ana);
  await project.apply(newcomer, await project.role());
  expect(await firstSteps()).toEqual({ profile: false, project: true, people: true });
});

test('The drafts that were changed last wait until they are submitted or deleted', async () => {
  const save = (name: string) =>
    world.call(
      saveProposalDraft,
      {
        ProposalDraftID: ProposalDraftID.parse(`draft-of-a-proposal-${name}`),
        body: { version: 0, content: aDraft({ name }) },
      },
      { as: ana },
    );
  for (const name of ['one', 'two', 'three', 'four']) {
    await save(name);
    world.clock.add({ minutes: 1 });
  }
  const drafts = async () => (await waiting(ana)).flatMap(one => (one.kind === 'draft' ? [one.draft] : []));
  expect(await drafts()).toEqual(
    ['four', 'three', 'two'].map(name => ({
      ProposalDraftID: `draft-of-a-proposal-${name}`,
      name,
      complete: ['picture'],
    })),
  );
  for (const { ProposalDraftID: id } of await drafts())
    await world.call(deleteProposalDraft, { ProposalDraftID: id }, { as: ana });
  expect((await drafts()).map(({ name }) => name)).toEqual(['one']);
});
