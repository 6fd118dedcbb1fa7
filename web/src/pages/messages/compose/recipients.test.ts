import { expect, test } from 'vitest';
import type { Contact } from '#shared/entities/contact.ts';
import { UserID } from '#shared/ids.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { aMessage } from '#web/testing/messageSamples.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { member } from '#web/testing/owner.ts';
import { aMe, aProject } from '#web/testing/samples.ts';
import { aBoard } from '#web/testing/taskBoard.ts';

const pages = openPages();

const contact = (id: string, firstName: string): Contact => {
  const user = { ...aProject().owner, UserID: UserID.parse(id), firstName, lastName: 'Le Goff' };
  return { ContactID: user.UserID, ContactedUserID: user.UserID, user, status: 'ACCEPTED' };
};

/** Two contacts by the beginning of their names; a search is answered once `release` is called. */
function slowSearch() {
  const contacts = [contact('gaspard', 'Gaspard'), contact('maelle', 'Maëlle')];
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  const answers: Answers = {
    listMessages: () => ({ items: [], unread: 0 }),
    listDrafts: () => ({ items: [] }),
    listContacts: async ({ query: { search, status } }) => {
      if (status) return { items: [] };
      if (search) await released;
      return { items: search ? contacts.filter(({ user }) => user.firstName === 'Maëlle') : contacts };
    },
  };
  return { answers, release: () => release() };
}

test('Enter chooses nobody whose name does not begin with what was typed, while the search is running', async () => {
  const { answers, release } = slowSearch();
  const { page } = await pages.open('/en/messages?view=new', answers, { signedIn: true });
  const to = page.getByRole('combobox', { name: 'To' });
  await to.click();
  await page.getByRole('option').nth(1).waitFor();
  await to.fill('maelle');
  await page.keyboard.press('Enter');
  release();
  await expect.poll(() => page.locator('.picked').textContent()).toBe('Maëlle Le Goff');
});

test('says that nobody has the name only once the whole list has been searched', async () => {
  const rest = Promise.withResolvers<void>();
  const { page } = await pages.open(
    '/en/messages?view=new',
    {
      listMessages: () => ({ items: [], unread: 0 }),
      listDrafts: () => ({ items: [] }),
      listContacts: async ({ query: { search, status, cursor } }) => {
        if (status || !search) return { items: [] };
        if (!cursor) return { items: [], cursor: 'the-rest' };
        await rest.promise;
        return { items: search === 'goff' ? [contact('maelle', 'Maëlle')] : [] };
      },
    },
    { signedIn: true },
  );
  const to = page.getByRole('combobox', { name: 'To' });
  const nobody = page.getByText('Nobody by this name among your contacts and teams.');
  const continued = page.waitForRequest(request => request.url().includes('cursor=the-rest'));
  await to.fill('goff');
  await continued;
  expect(await nobody.count()).toBe(0);
  rest.resolve();
  await page.getByRole('option', { name: 'Maëlle Le Goff' }).waitFor();
  await to.fill('robledo');
  await nobody.waitFor();
});

test('A message goes to several people of a team, each on their own, who are chosen by names', async () => {
  const { page, requestsTo } = await pages.open(
    '/en/messages?view=new',
    {
      listMessages: () => ({ items: [], unread: 0 }),
      listDrafts: () => ({ items: [] }),
      listContacts: () => ({ items: [] }),
      listTaskBoards: () => ({ items: [{ ...aBoard, shortName: 'Tidewatch' }] }),
      listTeamMembers: () => ({
        items: [
          member(aMe.UserID, 'Me', 'owner'),
          member('gaspard', 'Gaspard', 'member'),
          member('maelle', 'Maëlle', 'member'),
        ],
      }),
      sendMessage: () => aMessage({ type: 'sent', origin: 'sent' }),
    },
    { signedIn: true },
  );
  await page.getByRole('combobox', { name: 'To' }).fill('tide');
  await page.getByRole('option', { name: 'Everyone in the team of Tidewatch' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Each person gets their own message').waitFor();
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(2);
  expect(await page.getByRole('checkbox').count()).toBe(2);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Message' }).fill('High tide at nine.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Your message to 2 people has been sent').waitFor();
  expect(requestsTo('sendMessage')[0]?.body).toMatchObject({
    recipient: 'gaspard',
    team: { ProjectID: aBoard.ProjectID, others: ['maelle'] },
  });
});

test.each([
  ['free', 'With a paid plan, you can also write to anyone else from their profile.'],
  ['pro', 'To write to anyone else, open their profile.'],
] as const)('on %s the field says to whom else one may write', async (planTypeId, hint) => {
  const { answers } = slowSearch();
  const { page } = await pages.open(
    '/en/messages?view=new',
    { ...answers, getMe: () => ({ ...aMe, planTypeId }) },
    { signedIn: true },
  );
  await page.getByRole('combobox', { name: 'To' }).waitFor();
  await page.getByText(hint).waitFor();
});
