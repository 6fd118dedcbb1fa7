import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Project } from '#shared/entities/project.ts';
import { ProspectID, UserID } from '#shared/ids.ts';
import { type Answers, Refused } from '#web/testing/fakeApi.ts';
import { addressOf, openPages, type Pages } from '#web/testing/openPages.ts';
import { aComment, aMe, aMember, aProject, aRole, yourComment } from '#web/testing/samples.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
}, 120_000);
afterAll(async () => await pages?.close());

const address = '/en/projects/tidewatch/tidewatch';

const server = (change: Partial<Project> = {}): Answers => ({
  getProject: () => aProject(change),
  listProspects: () => ({ items: [aRole()] }),
  listTeamMembers: () => ({ items: [] }),
  listProjectPayments: () => ({ items: [] }),
  listComments: () => ({ items: [aComment()] }),
});

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Support Tidewatch' });

describe('A donation', () => {
  test('of an amount that is chosen or typed leads to the payment page', async () => {
    const { page } = await pages.open(address, server(), { signedIn: true });
    await page.getByRole('button', { name: 'Donate £15' }).waitFor();
    await page.getByText('£40', { exact: true }).click();
    await page.getByRole('button', { name: 'Donate £40' }).waitFor();

    await page.getByRole('textbox', { name: /Other amount/ }).fill('12,50');
    await page.getByRole('button', { name: 'Donate £12.50' }).click();
    await page.waitForURL('**/payment?**');
    expect(addressOf(page)).toBe('/en/payment?project=tidewatch&kind=donation&amount=1250');
  });

  test('that is too small, too large or unreadable goes nowhere and says why', async () => {
    const { page } = await pages.open(address, server(), { signedIn: true });
    const other = page.getByRole('textbox', { name: /Other amount/ });
    for (const [typed, words] of [
      ['1', 'The minimum donation is £2.'],
      ['6000', 'The maximum donation is £5,000.'],
      ['lots', 'Enter an amount'],
    ] as const) {
      await other.fill(typed);
      await panelOf(page).getByRole('button', { name: 'Donate' }).last().click();
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      expect(await other.getAttribute('aria-invalid')).toBe('true');
      expect(addressOf(page)).toBe(address);
    }
  });

  test('of a visitor goes by way of signing in and keeps what was chosen', async () => {
    const { page } = await pages.open(address, server());
    await page.getByText('£5', { exact: true }).click();
    await page.getByRole('button', { name: 'Donate £5' }).click();
    await page.waitForURL('**/signin?**');
    expect(new URL(page.url()).searchParams.get('next')).toBe(
      '/en/payment?project=tidewatch&kind=donation&amount=500',
    );
  });
});

describe('Points', () => {
  test('can be bought as many as are left', async () => {
    const { page } = await pages.open(address, server({ remainingUnits: 3 }), { signedIn: true });
    await page.getByRole('button', { name: 'Buy points' }).click();
    await page.getByText('3 of 800 left').waitFor();
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('9');
    await page.getByRole('button', { name: 'Buy 3 points for £37.50' }).click();
    await page.waitForURL('**/payment?**');
    expect(addressOf(page)).toBe('/en/payment?project=tidewatch&kind=points&quantity=3');
  });

  test('that are sold out cannot be bought', async () => {
    const { page } = await pages.open(address, server({ remainingUnits: 0 }), { signedIn: true });
    await page.getByRole('button', { name: 'Buy points' }).click();
    await page.getByText('All of this project’s points have been sold').waitFor();
    expect(
      await panelOf(page)
        .getByRole('button', { name: /^Buy \d/ })
        .count(),
    ).toBe(0);
  });
});

test('A project that is halted takes neither money nor applications', async () => {
  const { page } = await pages.open(address, server({ status: 'halted' }), { signedIn: true });
  await page.getByText('This project is paused').waitFor();
  await page.getByText('This project isn’t accepting payments at the moment.').waitFor();
  await page.getByText('Applications are closed.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Apply/ }).count(), { timeout: 5000 }).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: /Donate/ }).count(), { timeout: 5000 }).toBe(0);
});

test('The owner of a denied project reads why', async () => {
  const denied = server({
    status: 'denied',
    reason: 'Say who is responsible on site.',
    you: { owner: true, member: false, liked: false, canAdminister: false },
  });
  const { page } = await pages.open(address, denied, { signedIn: true });
  await page.getByText('Say who is responsible on site.').waitFor();
});

describe('A role', () => {
  test('is applied for with a note; a refusal keeps the note, success says that one waits', async () => {
    let isRefused = true;
    let isSent = false;
    const { page, asked } = await pages.open(
      address,
      {
        ...server(),
        listProspects: () => ({ items: [aRole(isSent ? { yourRequest: 'pending' } : {})] }),
        sendRequest: () => {
          if (isRefused) return new Refused('PROSPECT_TAKEN');
          isSent = true;
          return {
            contributionRequestId: 'request-1',
            contributorId: aMe.UserID,
            typeId: aRole().ProspectID,
            user: aMe,
            project: {
              ProjectID: aRole().ProjectID,
              shortName: 'Tidewatch',
              OwnerUserID: UserID.parse('maren'),
            },
            role: 'Firmware engineer',
            status: 'pending',
            createdAt: '2026-11-20T10:00:00.000Z',
            expiresAt: '2026-12-04T10:00:00.000Z',
          } as never; // ids are branded where they are parsed
        },
      },
      { signedIn: true },
    );

    await page.getByRole('button', { name: 'Apply: Firmware engineer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Apply for this role?' });
    const note = dialog.getByRole('textbox', { name: /A note to the owner/ });
    await note.fill('I have two evenings a week.');
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await dialog.getByText('This role has already been filled.').waitFor();
    expect(await note.inputValue()).toBe('I have two evenings a week.');

    isRefused = false;
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await page.getByText('Your application is pending').waitFor();
    await page.getByText('Your application has been sent').waitFor();
    await expect.poll(() => dialog.count(), { timeout: 5000 }).toBe(0);
    expect(asked('sendRequest').at(-1)?.body).toMatchObject({
      typeId: 'firmware',
      note: 'I have two evenings a week.',
    });
  });

  test('of a visitor is kept while they sign in', async () => {
    const { page } = await pages.open(address, server());
    await page.getByRole('link', { name: 'Apply: Firmware engineer' }).click();
    await page.waitForURL('**/signin?**');
    expect(new URL(page.url()).searchParams.get('next')).toBe(`${address}?apply=firmware#roles`);

    const { page: back } = await pages.open(`${address}?apply=firmware#roles`, server(), { signedIn: true });
    await back.getByRole('dialog', { name: 'Apply for this role?' }).waitFor();
  });

  test('says who holds it, and offers nothing to the owner of the project', async () => {
    const taken = aRole({
      ProspectID: ProspectID.parse('data'),
      PersonType: 'Data engineer',
      taken: true,
      PersonFoundID: UserID.parse('priya'),
      UserName: 'priya',
      Avatar: { kind: 'ready', name: 'avatar-03' },
    });
    const { page } = await pages.open(
      address,
      {
        ...server({ you: { owner: true, member: false, liked: false, canAdminister: false } }),
        listProspects: () => ({ items: [taken, aRole()] }),
        listTeamMembers: () => ({ items: [aMember()] }),
      },
      { signedIn: true },
    );
    const role = page.getByRole('listitem').filter({ hasText: 'Filled by' });
    await role.getByRole('link', { name: 'Priya Nair' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Apply/ }).count(), { timeout: 5000 }).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: /^Apply/ }).count(), { timeout: 5000 }).toBe(0);
  });
});

test('Words without an end break: the page and the request stay within a phone', async () => {
  const endless = 'Anticonstitutionnellement'.repeat(4);
  const named = aProject();
  const { page } = await pages.open(
    address,
    {
      ...server({
        name: endless.slice(0, 60),
        description: endless.slice(0, 160),
        owner: { ...named.owner, firstName: endless.slice(0, 50), lastName: endless },
      }),
      listProspects: () => ({
        items: [aRole({ PersonType: endless.slice(0, 45), Notes: endless.repeat(2) })],
      }),
      listTeamMembers: () => ({ items: [aMember({ name: endless })] }),
    },
    { signedIn: true },
  );
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: /^Apply: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply for this role?' });
  await dialog.getByRole('button', { name: 'Send application' }).waitFor();
  const tooWide = await page.evaluate(() =>
    [...document.querySelectorAll('html, dialog[open] *')]
      .filter(
        element => element.getBoundingClientRect().right > innerWidth || element.scrollWidth > innerWidth,
      )
      .map(element => element.className || element.tagName),
  );
  expect(tooWide).toEqual([]);
});

describe('A comment', () => {
  test('that fails comes back with its reason, and goes out with Ctrl and Enter', async () => {
    let isRefused = true;
    let comments = [aComment()];
    const { page } = await pages.open(
      address,
      {
        ...server(),
        listComments: () => ({ items: comments }),
        addComment: ({ body }) => {
          if (isRefused) return new Refused('TOO_MANY_ATTEMPTS');
          const said = yourComment(String(body['text']));
          comments = [said, ...comments];
          return said;
        },
      },
      { signedIn: true },
    );
    const field = page.getByRole('textbox', { name: 'Your comment' });

    await field.fill('Mind the bracket in February.');
    await page.getByRole('button', { name: 'Post comment' }).click();
    await page.getByRole('alert').filter({ hasText: 'Too many attempts.' }).waitFor();
    expect(await field.inputValue()).toBe('Mind the bracket in February.');

    isRefused = false;
    await field.press('Control+Enter');
    await page.getByRole('link', { name: 'Lucía Ferrer' }).waitFor();
    await page.getByText('Mind the bracket in February.', { exact: true }).last().waitFor();
    expect(await field.inputValue()).toBe('');
  });

  test('is answered below itself', async () => {
    let comments = [aComment()];
    const { page, asked } = await pages.open(
      address,
      {
        ...server(),
        listComments: () => ({ items: comments }),
        addComment: ({ body }) => {
          const said = yourComment(String(body['text']));
          comments = [aComment({ replies: [said] })];
          return said;
        },
      },
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Reply to Maren Okoro' }).click();
    await page.getByRole('textbox', { name: 'Your reply to Maren Okoro' }).fill('Which three?');
    await page.getByRole('button', { name: 'Post reply' }).click();
    await page.getByRole('link', { name: 'Lucía Ferrer' }).waitFor();
    expect(asked('addComment')[0]?.body).toMatchObject({ text: 'Which three?', replyTo: 'comment-1' });
    await expect
      .poll(() => page.getByRole('textbox', { name: /Your reply/ }).count(), { timeout: 5000 })
      .toBe(0);
  });
});

describe('A like', () => {
  test('shows at once and is taken back by pressing again', async () => {
    let liked = false;
    const project = () =>
      aProject({
        likes: liked ? 215 : 214,
        you: { owner: false, member: false, liked, canAdminister: false },
      });
    const { page } = await pages.open(
      address,
      {
        ...server(),
        getProject: project,
        likeProject: ({ body }) => {
          liked = body['liked'] === true;
          return { liked, likes: project().likes };
        },
      },
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Like 214' }).click();
    await page.getByRole('button', { name: 'Like 215', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Like 215' }).click();
    await page.getByRole('button', { name: 'Like 214', pressed: false }).waitFor();
    await expect.poll(() => liked).toBe(false); // shown before the server knows
  });

  test('that the server does not take is taken back, and the person is told', async () => {
    const { page } = await pages.open(
      address,
      { ...server(), likeProject: () => new Refused('INTERNAL') },
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Like 214' }).click();
    await page.getByText('Your like wasn’t saved').waitFor();
    await page.getByRole('button', { name: 'Like 214', pressed: false }).waitFor();
  });
});

test('A project that nobody may see is a page that does not exist', async () => {
  const { page } = await pages.open(address, { getProject: () => new Refused('PROJECT_NOT_FOUND') });
  await page.getByRole('heading', { name: 'We can’t find this page' }).waitFor();
});

test('Sharing copies the address where the device has no sharing of its own', async () => {
  const { page } = await pages.open(address, server());
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pages.origin + address);
});
