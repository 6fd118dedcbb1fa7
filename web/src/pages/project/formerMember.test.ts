import { expect, test } from 'vitest';
import type { AuthorSummary } from '#shared/entities/author.ts';
import { OwnerOrder } from '#shared/entities/payment.ts';
import { formerUsername } from '#shared/fullName.ts';
import { UserID } from '#shared/ids.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { aMailbox, aMessage } from '#web/testing/messageSamples.ts';
import { openPages } from '#web/testing/openPages.ts';
import { ownedMember, ownProject, withProject } from '#web/testing/owner.ts';
import { projectServer } from '#web/testing/projectPage.ts';
import { aComment, aMember, aNotification, aProgressEntry, aProject, aRole } from '#web/testing/samples.ts';

const pages = openPages();

/** A person who has deleted their account, as the server names them. */
const gone: AuthorSummary = {
  UserID: UserID.parse('gone'),
  username: formerUsername,
  avatar: { kind: 'ready', name: 'avatar-01' },
  contributionPoints: 0,
};
const { contributionPoints, ...person } = gone;

const payment = {
  PaymentID: 'payment-1',
  payer: gone,
  kind: 'donation',
  quantity: 1,
  total: 2500,
  currency: 'GBP',
  paidAt: '2026-11-14T10:00:00.000Z',
};

const project: Answers = {
  ...projectServer({ status: 'completed', owner: gone }),
  getProject: () => aProject({ status: 'completed', owner: gone }),
  listTeamMembers: () => ({
    items: [aMember({ ...person, contributionPoints, name: undefined, status: 'owner' }), aMember()],
  }),
  listProspects: () => ({
    items: [
      aRole({ taken: true, PersonFoundID: gone.UserID, UserName: formerUsername, Avatar: gone.avatar }),
    ],
  }),
  listProjectPayments: () => ({
    items: [
      OwnerOrder.parse({
        ...payment,
        status: 'success',
        refunded: 0,
        commission: 0,
        project: { ProjectID: 'tidewatch', shortName: 'Tidewatch' },
      }),
    ],
  }),
  listProgressEntries: () => ({ items: [aProgressEntry({ author: gone })] }),
  listComments: () => ({ items: [aComment({ author: gone, replies: [aComment({ author: gone })] })] }),
};

test.each([
  ['en', 'Former member'],
  ['fr', 'Ex-membre'],
  ['es', 'Exmiembro'],
])('A project names people who have deleted their account in %s, without a link', async (lang, name) => {
  const { page } = await pages.open(`/${lang}/projects/tidewatch/tidewatch`, project);
  const main = page.getByRole('main');
  // the owner, the team, a role, a contribution, an entry, a comment and its reply
  await expect.poll(() => main.getByText(name, { exact: true }).count()).toBeGreaterThanOrEqual(7);
  expect(await main.locator('a[href*="/authors/gone"]').count()).toBe(0);
  expect(await main.locator('.av--nobody').count()).toBeGreaterThanOrEqual(7);
  expect(await main.getByText(formerUsername, { exact: true }).count()).toBe(0);
});

test('The copy of a message of a person who has deleted their account cannot be answered', async () => {
  const message = aMessage({ sender: gone });
  const { page } = await pages.open(
    `/en/messages?view=inbox&id=${message.id}`,
    {
      ...aMailbox(message),
      listContacts: () => ({ items: [] }),
    },
    { signedIn: true },
  );
  const pane = page.getByRole('article');
  await pane.getByText('Former member').waitFor();
  await pane.getByRole('button', { name: 'Move to trash' }).waitFor();
  expect(await pane.getByRole('button', { name: 'Reply' }).count()).toBe(0);
  expect(await pane.getByRole('textbox').count()).toBe(0);
  await page.getByRole('listitem').getByRole('link').getByText('Former member').waitFor();
});

test('Notifications and former members of a team are named, and nobody can write to them', async () => {
  const answers: Answers = {
    ...withProject(ownProject()),
    listNotifications: () => ({
      items: [
        {
          ...aNotification(1),
          kind: 'memberLeft',
          values: { person: formerUsername, project: 'Tidewatch', role: 'Baker' },
        },
      ],
      unread: 1,
    }),
    listOwnedTeamMembers: () => ({
      items: [
        ownedMember('gone', '', {
          name: undefined,
          username: formerUsername,
          status: 'former',
          email: undefined,
          removable: false,
          leftAt: '2026-11-14T10:00:00.000Z',
        }),
      ],
    }),
  };
  const { page } = await pages.open('/en/notifications', answers, { signedIn: true });
  await page.getByText('Former member has left the team of Tidewatch').waitFor();

  const team = await pages.open('/en/manage-team?view=former', answers, { signedIn: true });
  const row = team.page.getByRole('listitem').filter({ hasText: 'Former member' });
  await row.first().waitFor();
  expect(await row.getByRole('link', { name: /Write/ }).count()).toBe(0);
});
