import { describe, expect, test } from 'vitest';
import type { Contact, ContactPerson } from '#shared/entities/contact.ts';
import { UserID } from '#shared/ids.ts';
import { type Answers, type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages, pathAndQueryOf } from '#web/testing/openPages.ts';

const pages = openPages();

const person = (id: string, name: string): ContactPerson => {
  const [firstName, lastName] = name.split(' ');
  return {
    UserID: UserID.parse(id),
    username: id,
    firstName,
    lastName,
    avatar: { kind: 'ready', name: 'avatar-05' },
    city: 'Leith',
    country: 'GB',
  };
};
const contact = (id: string, name: string, fields: Partial<Contact> = {}): Contact => ({
  ContactID: UserID.parse(id),
  ContactedUserID: UserID.parse(id),
  user: person(id, name),
  status: 'ACCEPTED',
  since: '2026-05-26T10:00:00.000Z',
  ...fields,
});
const request = (id: string, name: string, direction: 'received' | 'sent') =>
  contact(id, name, { status: 'PENDING', direction });

/** Answers with these lists, in their state at the time of the request. */
function withLists({
  contacts = [],
  requests = [],
}: {
  contacts?: Contact[];
  requests?: Contact[];
}): Answers {
  const pending = (direction: string) => requests.filter(one => one.direction === direction);
  return {
    listContacts: ({ query }: ApiRequest) => ({
      items: contacts.filter(
        ({ status, user }) =>
          status === (query['status'] ?? 'ACCEPTED') &&
          (user.firstName ?? '').toLowerCase().startsWith(query['search'] ?? ''),
      ),
    }),
    listPendingContactRequests: ({ query }: ApiRequest) => ({
      items: pending(query['direction'] ?? 'received'),
      received: pending('received').length,
      sent: pending('sent').length,
    }),
    listBlockedContacts: () => ({ items: [] }),
  };
}
const remove = (list: Contact[], id: string | undefined) =>
  list.splice(
    list.findIndex(one => one.ContactID === id),
    1,
  );

describe('Contacts', () => {
  test('are searched by name, in the URL, and have notes', async () => {
    const contacts = [
      contact('ailsa', 'Ailsa Munro', { note: 'Spare tide gauge.' }),
      contact('ben', 'Ben Yeo'),
    ];
    const { page, requestsTo } = await pages.open(
      '/en/contacts',
      {
        ...withLists({ contacts }),
        updateContact: ({ body }) => ({ ...contacts[1]!, note: String(body['note']) }),
      },
      { signedIn: true },
    );
    await page.getByText('Spare tide gauge.').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('link', { name: /^Write .*Ben Yeo$/ }).waitFor();
    await page.getByRole('button', { name: 'More actions for Ben Yeo' }).click();
    await page.getByRole('button', { name: 'Add a note about Ben Yeo' }).click();
    await page.getByLabel('Note', { exact: true }).fill('Owes me a chisel.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.getByText('Your note has been saved').waitFor();
    expect(requestsTo('updateContact')).toMatchObject([
      { params: { ContactedUserID: 'ben' }, body: { note: 'Owes me a chisel.' } },
    ]);

    await page.getByRole('searchbox', { name: 'Search by name' }).fill('ail');
    await page.getByText('Ben Yeo').waitFor({ state: 'detached' });
    expect(pathAndQueryOf(page)).toBe('/en/contacts?search=ail');
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('zoë');
    await page.getByText('No first or last name in this list begins with “zoë”.').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByText('Ben Yeo').waitFor();
  });

  test('of a long list are searched to its end before nobody is said to have the name', async () => {
    const { page } = await pages.open(
      '/en/contacts?search=yeo',
      {
        ...withLists({}),
        listContacts: ({ query }: ApiRequest) =>
          query['cursor'] ? { items: [contact('ben', 'Ben Yeo')] } : { items: [], cursor: 'the-rest' },
      },
      { signedIn: true },
    );
    await page.getByText('Ben Yeo').waitFor();
    expect(await page.getByText('No one of that name').count()).toBe(0);
  });

  test('are removed and blocked after a confirmation', async () => {
    const contacts = [contact('ailsa', 'Ailsa Munro'), contact('ben', 'Ben Yeo')];
    const { page, requestsTo } = await pages.open(
      '/en/contacts',
      {
        ...withLists({ contacts }),
        removeContact: ({ params }) => void remove(contacts, params['ContactID']),
        blockContact: ({ params }) => {
          remove(contacts, params['ContactedUserID']);
          const { ContactID, ContactedUserID, user } = contact('ben', 'Ben Yeo');
          return { ContactID, ContactedUserID, user, blockedAt: '2026-11-20T10:00:00.000Z' };
        },
      },
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'More actions for Ailsa Munro' }).click();
    await page.getByRole('button', { name: 'Remove from contacts' }).click();
    await page.getByText('Remove Ailsa Munro from your contacts?').waitFor();
    expect(requestsTo('removeContact')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Ailsa Munro is no longer among your contacts').waitFor();

    await page.getByRole('button', { name: 'More actions for Ben Yeo' }).click();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByText('Ben Yeo can no longer write to you').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await page.getByRole('heading', { name: 'No contacts yet' }).waitFor();
  });
});

describe('Contact requests', () => {
  test('that wait for an answer are mentioned where there is no contact yet', async () => {
    const requests = [request('keola', 'Keola Kahale', 'sent')];
    const { page } = await pages.open('/en/contacts', withLists({ requests }), { signedIn: true });
    await page.getByText('You’ve sent a request that hasn’t been answered yet.').waitFor();
    await page.getByRole('link', { name: 'See the request you sent' }).click();
    await page.getByText('Keola Kahale').waitFor();
  });

  test('are accepted, declined and withdrawn, with the keyboard too; the focus stays in the list', async () => {
    const requests = [
      request('ruth', 'Ruth Abernathy', 'received'),
      request('sam', 'Samuel Osei', 'received'),
      request('keola', 'Keola Kahale', 'sent'),
    ];
    const { page, requestsTo } = await pages.open(
      '/en/contacts?tab=received',
      {
        ...withLists({ requests }),
        acceptContactRequest: ({ params }) => {
          remove(requests, params['ContactID']);
          return contact('ruth', 'Ruth Abernathy');
        },
        removeContactRequest: ({ params }) => void remove(requests, params['ContactID']),
      },
      { signedIn: true },
    );
    await page.getByRole('tab', { name: 'Received 2' }).waitFor();
    await page.getByRole('button', { name: 'Accept Ruth Abernathy’s request' }).press('Enter');
    await page.getByText('Ruth Abernathy is now your contact').waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('contacts-list');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Decline Samuel Osei’s request',
    );
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No requests waiting' }).waitFor();

    await page.getByRole('tab', { name: 'Received' }).press('ArrowRight');
    await page.getByRole('button', { name: 'Withdraw request: Keola Kahale' }).click();
    await page.getByRole('heading', { name: 'No unanswered requests' }).waitFor();
    expect(requestsTo('removeContactRequest').map(({ params }) => params['ContactID'])).toEqual([
      'sam',
      'keola',
    ]);
  });

  test('that have been withdrawn return for a moment, with a message, and are gone', async () => {
    const requests = [request('ruth', 'Ruth Abernathy', 'received')];
    const { page } = await pages.open(
      '/en',
      {
        ...withLists({ requests }),
        acceptContactRequest: () => {
          requests.splice(0);
          return new Refusal('CONTACT_NOT_FOUND');
        },
      },
      { signedIn: true },
    );
    let loadMessages = () => {};
    const held = new Promise<void>(resolve => {
      loadMessages = resolve;
    });
    await page.route(/\/errors-[^/]+$/, async route => {
      await held;
      await route.continue();
    });
    await page.goto(new URL('/en/contacts?tab=received', page.url()).href);
    await page.getByRole('button', { name: 'Accept Ruth Abernathy’s request' }).click();
    await page.getByText('That didn’t work').waitFor();
    loadMessages();
    await page.getByText('This contact no longer exists.').waitFor();
    await page.getByRole('heading', { name: 'No requests waiting' }).waitFor();
  });
});
