import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addComment } from '#functions/comments/addComment.ts';
import { changeFollow } from '#functions/follows/changeFollow.ts';
import { listMessages } from '#functions/messages/listMessages.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { addProgressEntry } from '#functions/progress/addProgressEntry.ts';
import { acceptRequest } from '#functions/requests/acceptRequest.ts';
import { sendRequest } from '#functions/requests/sendRequest.ts';
import { CommentID, FollowedID, type ProjectID, type UserID } from '#shared/ids.ts';
import type { Language } from '#shared/settings.ts';
import { roleKey } from '#shared/translation/roleTexts.ts';
import { projectAndRole } from './projectNames.ts';
import { fr, type TranslationWorld, translationWorld } from './testing/translationWorld.ts';

let world: TranslationWorld;
let project: ProjectID;
beforeAll(async () => {
  world = await translationWorld();
  project = await world.translated();
});
afterAll(() => world.close());

const person = (language: Language): Promise<UserID> =>
  world.user({
    language,
    email: `${world.deps.newId()}@cairn.example`,
    emailFrequencies: { comments: 'immediate' },
  });

/** Values of the last notification of a person. */
async function told(as: UserID) {
  const { data } = await world.call(listNotifications, { query: {} }, { as });
  return data?.items[0]?.values;
}

test('one person is told of a project by its name in their language, in the app and by email', async () => {
  const { owner } = world;
  const [reader, other] = await Promise.all([person('fr'), person('es')]);
  const { mails } = world;
  for (const who of [reader, other]) {
    const { data } = await world.call(
      addComment,
      { ProjectID: project, body: { text: 'Count me in.' } },
      { as: who },
    );
    const body = { text: 'Welcome.', replyTo: CommentID.parse(data?.CommentID) };
    await world.call(addComment, { ProjectID: project, body }, { as: owner });
  }
  await world.runStream();
  expect(await told(reader)).toMatchObject({ project: 'Jardin du toit' });
  expect(await told(other)).toMatchObject({ project: 'Roof garden' });
  expect(mails.filter(mail => JSON.stringify(mail).includes('Jardin du toit'))).toHaveLength(1);
});

test('followers are told of a project and its entry by their names in the language of each', async () => {
  const { owner } = world;
  const [reader, other] = await Promise.all([person('fr'), person('us')]);
  for (const as of [reader, other])
    await world.call(
      changeFollow,
      { FollowedID: FollowedID.parse(project), body: { kind: 'project', following: true } },
      { as },
    );
  const french = { title: 'Sept semaines', text: 'L’appareil est remonté.' };
  const body = { title: 'Seven weeks', text: 'The unit came up.', translations: { fr: french } };
  await world.call(addProgressEntry, { ProjectID: project, body }, { as: owner });
  await world.runStream();
  expect(await told(reader)).toMatchObject({ project: 'Jardin du toit', title: 'Sept semaines' });
  expect(await told(other)).toMatchObject({ project: 'Roof garden', title: 'Seven weeks' });
});

test('an applicant hears of their application by the name of the role in their language, the owner by their own', async () => {
  const { owner, mails } = world;
  const ProjectID = await world.samples.submitted(owner);
  const typeId = await world.addRole(ProjectID);
  await world.amend(ProjectID, fr({ [roleKey(typeId, 'PersonType')]: 'Jardinière ou jardinier' }));
  await world.samples.approve(ProjectID);
  await world.runStream();
  const reader = await person('fr');
  const body = { typeId, note: 'Je connais les toits.' };
  const { data: request } = await world.call(sendRequest, { ProjectID, body }, { as: reader });
  await world.runStream();
  expect(await told(owner)).toMatchObject({ project: 'Roof garden', role: 'Gardener' });

  const { contributorId, contributionRequestId } = request!;
  const query = { contributorId, contributionRequestId, typeId };
  await world.call(acceptRequest, { ProjectID, query }, { as: owner });
  await world.runStream();
  expect(await told(reader)).toMatchObject({ project: 'Jardin du toit', role: 'Jardinière ou jardinier' });
  expect(mails.at(-1)?.text).toContain('Jardinière ou jardinier');
  const { data: inbox } = await world.call(listMessages, { type: 'inbox', query: {} }, { as: reader });
  expect(inbox?.items[0]?.notice?.values).toMatchObject({ role: 'Jardinière ou jardinier' });
});

test('a project and its role are named to a reader of another language with one read, and to others with none', async () => {
  const read = vi.spyOn(world.table, 'batchGetEventually');
  const namesFor = async (language: Language) => {
    const named = { ProjectID: project, shortName: 'Roof garden', language: 'en' as const };
    const names = projectAndRole(world, named, 'Gardener');
    return await Promise.all([names.project({ language }), names.role({ language })]);
  };
  expect(await namesFor('fr')).toEqual(['Jardin du toit', 'Gardener']);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await namesFor('us')).toEqual(['Roof garden', 'Gardener']);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
});

/** Files whose news goes to the owner, who has written the name, or to administrators, who know projects by it. */
const originals = [
  'functions/admin/askOwner.ts',
  'functions/money/administrator.news.ts',
  'functions/money/money.news.ts',
  'functions/money/refund.news.ts',
  'functions/projects/project.news.ts',
  'functions/requests/request.news.ts',
  'functions/teams/team.news.ts',
];

test('no news names a role as it is written', () => {
  const naming = globSync('functions/**/*.news.ts').filter(file =>
    /\brole: [\w.]*(?:PersonType|request\.role)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(naming).toEqual([]);
});

test('no other news names a project as it is written', () => {
  const naming = globSync('functions/**/*.ts').filter(
    file =>
      !/\.test\.ts$|\/testing\//.test(file) &&
      /values\b.*\bproject: (?:[\w.]*\.)?\w*[sS]hortName/.test(readFileSync(file, 'utf8')),
  );
  expect(naming.toSorted()).toEqual(originals);
});
