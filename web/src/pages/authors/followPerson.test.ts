import { expect, test } from 'vitest';
import { Author } from '#shared/entities/author.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aMe, aProject } from '#web/testing/samples.ts';

const pages = openPages();

const maren = Author.parse({ ...aMe, ...aProject().owner, followers: 12 });
const server: Answers = {
  getAuthor: () => maren,
  listAuthorProjects: () => ({ items: [aProject()] }),
  listAuthorTeams: () => ({ items: [] }),
};

test('A person is followed and left with one click each', async () => {
  const state = { following: false };
  const { page, requestsTo } = await pages.open(
    '/en/authors/maren',
    {
      ...server,
      getContact: () => ({
        ContactedUserID: maren.UserID,
        available: true,
        blocked: false,
        canWrite: true,
        following: state.following,
      }),
      changeFollow: ({ body }) => {
        state.following = body['following'] === true;
        return { following: state.following };
      },
    },
    { signedIn: true },
  );
  const head = page.getByRole('main');
  await head.getByText('12', { exact: true }).waitFor();
  await head.getByRole('button', { name: 'Follow', pressed: false }).click();
  await head.getByRole('button', { name: 'Follow', pressed: true }).click();
  await head.getByRole('button', { name: 'Follow', pressed: false }).waitFor();
  await expect.poll(() => requestsTo('changeFollow')).toHaveLength(2);
  expect(requestsTo('changeFollow')[0]).toMatchObject({
    params: { FollowedID: maren.UserID },
    body: { kind: 'person', following: true },
  });
});

test('A blocked person is not followed, and visitors sign in first', async () => {
  const blocked = {
    ContactedUserID: maren.UserID,
    available: true,
    blocked: true,
    canWrite: false,
    following: false,
  };
  const { page } = await pages.open(
    '/en/authors/maren',
    { ...server, getContact: () => blocked },
    { signedIn: true },
  );
  await page.getByRole('button', { name: 'Unblock' }).waitFor();
  expect(await page.getByRole('button', { name: 'Follow' }).count()).toBe(0);

  const { page: visited } = await pages.open('/en/authors/maren', server);
  const link = visited.getByRole('link', { name: 'Follow' });
  expect(await link.getAttribute('href')).toContain('/en/signin?next=');
});
