import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPeople } from '#functions/admin/findPeople.ts';
import { listSupportRequests } from '#functions/admin/listSupportRequests.ts';
import { requestPasswordReset } from '#functions/auth/requestPasswordReset.ts';
import { authors } from '#functions/authors/author.store.ts';
import { getAuthor } from '#functions/authors/getAuthor.ts';
import { nameSteps } from '#functions/authors/name.store.ts';
import { accountExpiry } from '#functions/jobs/accountExpiry.ts';
import { listAuthors } from '#functions/market/listAuthors.ts';
import { listProjects } from '#functions/market/listProjects.ts';
import { sendMessage } from '#functions/messages/sendMessage.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { special, type UserID } from '#shared/ids.ts';
import { operator } from '#shared/operator.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld({ identity: {} });
});
afterEach(() => world.close());

const runJob = async () => {
  await accountExpiry.withDeps(world.deps)({}); // without accounts that expire, nothing asks the user pool
  await world.runStream();
};
const write = (as: UserID) =>
  world.call(sendMessage, { body: { recipient: special.support, body: 'Where is my receipt?' } }, { as });

test('on a new installation people can write to support, and its address gets an email', async () => {
  const nell = await world.user({ username: 'nell' });
  expect((await write(nell)).code).toBe('AUTHOR_NOT_FOUND');

  await runJob();
  expect((await write(nell)).status).toBe(201);
  await world.runStream();
  expect(world.mails.map(({ to }) => to)).toEqual([operator.supportEmail]);
  const { data } = await world.call(
    listSupportRequests,
    { query: {} },
    { as: await world.user(), groups: ['admins'] },
  );
  expect(data?.items).toMatchObject([{ sender: { username: 'nell' } }]);
});

test('both accounts exist after the first run, and stay as they are', async () => {
  await runJob();
  await runJob();
  const [first, second] = await world.table.batchGet(
    authors.key(special.topAdministrator),
    authors.key(special.support),
  );
  expect(first).toMatchObject({ email: operator.adminEmail, status: 'active', hasPassword: false });
  expect(second).toMatchObject({ email: operator.supportEmail, status: 'active', hasPassword: false });
  expect(first?.isAdministrator).toBeUndefined();
  const names = ['administration', 'support'];
  for (const [place, UserID] of [special.topAdministrator, special.support].entries())
    expect((await world.call(getAuthor, { UserID })).data).toMatchObject({ username: names[place] });
});

test('the list of people does not include them, that of administrators does', async () => {
  await runJob();
  const as = await world.user();
  const all = await world.call(findPeople, { query: {} }, { as, groups: ['admins'] });
  const shown = await world.call(listAuthors, { query: {} });
  const own = [special.support, special.topAdministrator];

  expect(all.data?.items.map(({ UserID }) => UserID)).toEqual(expect.arrayContaining(own));
  for (const id of own) expect(shown.data?.items.map(({ UserID }) => UserID)).not.toContain(id);
});

test('nobody can set a password for them by their address', async () => {
  await runJob();
  for (const email of [operator.adminEmail, operator.supportEmail])
    await world.call(requestPasswordReset, { body: { email } });
  await world.runStream();
  expect(world.mails).toEqual([]);
});

test('the project of support is seen by administrators, and by nobody else', async () => {
  await runJob();
  const ProjectID = special.supportProject;
  const admin = { as: await world.user(), groups: ['admins'] };
  expect((await world.call(getProject, { ProjectID }, admin)).data).toMatchObject({
    owner: { UserID: special.support },
    status: 'denied',
  });
  expect((await world.call(getProject, { ProjectID })).code).toBe('PROJECT_NOT_FOUND');
  expect((await world.call(listProjects, { query: {} })).data?.items).toEqual([]);
});

test('a person keeps a username and an address that they had first', async () => {
  const early = await world.user({ username: 'Support', email: operator.supportEmail });
  await world.table.transact(
    nameSteps.take('Support', early),
    nameSteps.takeEmail(operator.supportEmail, early),
  );
  await runJob();
  const support = await world.table.get(authors.key(special.support));
  expect(support).toMatchObject({ username: 'support-2', email: operator.supportEmail });
  expect((await world.table.get(authors.key(early)))?.username).toBe('Support');
  expect(world.logged.join()).toContain('special_account.renamed');
  expect((await write(await world.user())).status).toBe(201);
});

test('an account that exists is not changed', async () => {
  await world.user({ UserID: special.support, username: 'helpers', email: 'help@example.com' });
  await runJob();
  expect(await world.table.get(authors.key(special.support))).toMatchObject({
    username: 'helpers',
    email: 'help@example.com',
  });
});
