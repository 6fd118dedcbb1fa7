import { expect, test } from 'vitest';
import type { SuggestedPerson } from '#shared/entities/suggestion.ts';
import { UserID } from '#shared/ids.ts';
import { openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { aMe, aRole } from '#web/testing/samples.ts';

const pages = openPages();

const suggestion = (username: string): SuggestedPerson => ({
  person: {
    UserID: UserID.parse(username),
    username,
    avatar: aMe.avatar,
    contributionPoints: 0,
  },
  reasons: [
    { kind: 'tasks', word: 'illustration', count: 2 },
    { kind: 'language', language: 'en' },
  ],
});

test('People who fit a role come with reasons, and are invited or not suggested again', async () => {
  let people = ['ana', 'ben'];
  const { page, requestsTo } = await pages.open(
    '/en/manage-prospects',
    withProject(ownProject(), {
      listProspects: () => ({ items: [aRole({ PersonType: 'Illustrator' })] }),
      listSuggestedPeople: () => ({ items: people.map(suggestion) }),
      invitePerson: ({ body }) => {
        people = people.filter(id => id !== body['UserID']);
        return { UserID: UserID.parse(body['UserID']) };
      },
      dismissSuggestedPerson: ({ params }) => {
        people = people.filter(id => id !== params['UserID']);
        return undefined;
      },
    }),
    { signedIn: true },
  );
  const button = page.getByRole('button', { name: 'People who fit: Illustrator' });
  await button.click();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.getByText('Finished 2 tasks about “illustration”').first().waitFor();

  await page.getByRole('button', { name: 'Invite ana' }).click();
  await page
    .getByRole('button', { name: 'Don’t suggest ana again for this role' })
    .waitFor({ state: 'detached' });
  expect(requestsTo('invitePerson')[0]?.body).toMatchObject({ UserID: 'ana' });
  await page.getByRole('button', { name: 'Don’t suggest ben again for this role' }).click();
  await page.getByText('Nobody fits yet.').waitFor();
});
