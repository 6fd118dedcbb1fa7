import { describe, expect, test } from 'vitest';
import { Author } from '#shared/entities/author.ts';
import { UserID } from '#shared/ids.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const author = Author.parse({
  ...aMe,
  UserID: UserID.parse('ruth'),
  username: 'ruth',
  firstName: 'Ruth',
  lastName: 'Abernathy',
});
const path = '/en/authors/ruth';
const add = 'Add to contacts: Ruth Abernathy';
const withdraw = 'Withdraw request: Ruth Abernathy';

/** The page of someone who can be asked; `getMe` answers once a request has been sent. */
function personServer(getMe: () => typeof aMe | Promise<typeof aMe>): Answers {
  let isAsked = false;
  return {
    getAuthor: () => author,
    listAuthorProjects: () => ({ items: [] }),
    getContact: () => ({
      ContactedUserID: author.UserID,
      blocked: false,
      available: true,
      canWrite: true,
      following: false,
      ...(isAsked && ({ status: 'PENDING', direction: 'sent' } as const)),
    }),
    getMe: () => (isAsked ? getMe() : aMe),
    addContact: () => {
      isAsked = true;
      return {
        ContactID: author.UserID,
        ContactedUserID: author.UserID,
        user: author,
        status: 'PENDING',
        direction: 'sent',
        since: '2026-05-26T10:00:00.000Z',
      };
    },
    removeContactRequest: () => {
      isAsked = false;
    },
  };
}

describe('The page of a person', () => {
  test('offers no message to a person whom the user has blocked', async () => {
    const blocked = {
      ContactedUserID: author.UserID,
      blocked: true,
      available: true,
      canWrite: true,
      following: false,
    };
    const server = { ...personServer(() => aMe), getContact: () => blocked };
    const { page } = await pages.open(path, server, { signedIn: true });
    await page.getByText('Blocked by you').waitFor();
    expect(await page.getByRole('link', { name: 'Write a message' }).count()).toBe(0);
  });

  test('says beside the button if the plan of the user does not let them write', async () => {
    const known = { ContactedUserID: author.UserID, blocked: false, available: true, following: false };
    const server = (canWrite: boolean): Answers => ({
      ...personServer(() => aMe),
      getContact: () => ({ ...known, canWrite }),
    });
    const { page } = await pages.open(path, server(false), { signedIn: true });
    await page
      .getByText('You can write to Ruth Abernathy once you’re contacts, or with a paid plan.')
      .waitFor();

    const allowed = await pages.open(path, server(true), { signedIn: true });
    await allowed.page.getByRole('button', { name: add }).waitFor();
    expect(await allowed.page.getByText('with a paid plan').count()).toBe(0);
  });

  test('lets signed-in users send and withdraw a request', async () => {
    const { page } = await pages.open(
      path,
      personServer(() => aMe),
      { signedIn: true },
    );
    await page.getByRole('button', { name: add }).click();
    await page.getByText('Request sent').waitFor();
    await page.getByRole('button', { name: withdraw }).click();
    await page.getByRole('button', { name: add }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('does what is chosen while it still fetches what the choice before has changed', async () => {
    const counts = Promise.withResolvers<typeof aMe>();
    const { page, requestsTo } = await pages.open(
      path,
      personServer(() => counts.promise),
      { signedIn: true },
    );
    await page.getByRole('button', { name: add }).click();
    await page.getByRole('button', { name: withdraw }).click();
    expect(requestsTo('removeContactRequest')).toEqual([]);
    counts.resolve(aMe);
    await page.getByRole('button', { name: add }).waitFor();
    expect(requestsTo('removeContactRequest')).toHaveLength(1);
  });

  test('asks nothing about contacts for visitors', async () => {
    const { page, requestsTo } = await pages.open(path, {
      getAuthor: () => author,
      listAuthorProjects: () => ({ items: [] }),
    });
    await page.getByRole('heading', { name: 'Ruth Abernathy', exact: true }).waitFor();
    expect(requestsTo('getContact')).toEqual([]);
    expect(await page.getByRole('button', { name: /contacts/ }).count()).toBe(0);
  });
});
