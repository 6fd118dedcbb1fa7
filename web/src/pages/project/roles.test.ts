import { describe, expect, test } from 'vitest';
import { ProspectID, UserID } from '#shared/ids.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { projectPath as path, projectServer } from '#web/testing/projectPage.ts';
import { aMe, aMember, aProject, aRole } from '#web/testing/samples.ts';
import { untilFocusIsKept } from '#web/testing/waits.ts';

const pages = openPages();

/** Response of the API to an application. */
const sentRequest = {
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

describe('Role', () => {
  test('keeps the note when an application is refused, and shows a pending application after success', async () => {
    let isRefused = true;
    let isSent = false;
    const { page, requestsTo } = await pages.open(
      path,
      {
        ...projectServer(),
        listProspects: () => ({ items: [aRole(isSent ? { yourRequest: 'pending' } : {})] }),
        sendRequest: () => {
          if (isRefused) return new Refusal('PROSPECT_TAKEN');
          isSent = true;
          return sentRequest;
        },
      },
      { signedIn: true },
    );
    await untilFocusIsKept(page);

    await page.getByRole('button', { name: 'Add a note: Firmware engineer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Apply for this role?' });
    const title = dialog.getByRole('heading', { name: 'Apply for this role?' });
    await expect.poll(() => title.evaluate(one => one === document.activeElement)).toBe(true);
    const note = dialog.getByRole('textbox', { name: /A note to the owner/ });
    await note.fill('I have two evenings a week.');
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await dialog.getByText('This role has already been filled.').waitFor();
    expect(await note.inputValue()).toBe('I have two evenings a week.');

    isRefused = false;
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await page.getByText('Your application is pending').waitFor();
    await page.getByText('Your application has been sent').waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Your application is pending');
    expect(requestsTo('sendRequest').at(-1)?.body).toMatchObject({
      typeId: 'firmware',
      note: 'I have two evenings a week.',
    });
  });

  test('is applied for with one click, even a double one, and the application can be undone', async () => {
    let isSent = false;
    const { page, requestsTo } = await pages.open(
      path,
      {
        ...projectServer(),
        listProspects: () => ({ items: [aRole(isSent ? { yourRequest: 'pending' } : {})] }),
        sendRequest: () => {
          isSent = true;
          return sentRequest;
        },
        withdrawRequest: () => {
          isSent = false;
          return sentRequest;
        },
      },
      { signedIn: true },
    );
    await untilFocusIsKept(page);
    const apply = page.getByRole('button', { name: 'Apply: Firmware engineer' });
    await apply.dblclick();
    await page.getByText('Your application has been sent').waitFor();
    await page.getByText('Your application is pending').waitFor();
    expect(requestsTo('sendRequest').map(({ body }) => body)).toMatchObject([{ typeId: 'firmware' }]);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('section')?.id))
      .toBe('roles');

    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Your application has been withdrawn').waitFor();
    await apply.waitFor();
    expect(requestsTo('withdrawRequest')).toHaveLength(1);
  });

  test('says why an application of one click was refused', async () => {
    const { page } = await pages.open(
      path,
      {
        ...projectServer(),
        listProspects: () => ({ items: [aRole()] }),
        sendRequest: () => new Refusal('PROSPECT_TAKEN'),
      },
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Apply: Firmware engineer' }).click();
    const notices = page.getByRole('status').filter({ hasText: 'Your application wasn’t sent' });
    await notices.getByText('This role has already been filled.').waitFor();
  });

  test('that an address opens leaves the focus among the roles when it has been applied for', async () => {
    let isSent = false;
    const { page } = await pages.open(
      `${path}?apply=firmware#roles`,
      {
        ...projectServer(),
        listProspects: () => ({ items: [aRole(isSent ? { yourRequest: 'pending' } : {})] }),
        sendRequest: () => {
          isSent = true;
          return sentRequest;
        },
      },
      { signedIn: true },
    );
    await untilFocusIsKept(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Send application' }).click();
    await page.getByText('Your application is pending').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('section')?.id))
      .toBe('roles');
  });

  test('can be applied for again after the form did not load', async () => {
    const { page } = await pages.open(path, projectServer(), { signedIn: true });
    const form = '**/assets/ApplyForm-*.js';
    await page.route(form, route => route.abort());
    await page.getByRole('button', { name: 'Add a note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Apply for this role?' });
    await dialog.getByText('We couldn’t load this section').waitFor();
    await page.unroute(form);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('button', { name: 'Send application' }).waitFor();
  });

  test('that an address opens takes the focus when its dialog is closed', async () => {
    const { page } = await pages.open(path, projectServer(), { signedIn: true });
    await page.getByRole('button', { name: 'Apply: Firmware engineer' }).waitFor();
    await page.locator('main').focus(); // as after signing in
    await page.evaluate(() => {
      history.pushState(null, '', '?apply=firmware#roles');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Send application' }).waitFor();
    await page.keyboard.press('Escape');
    const apply = page.getByRole('button', { name: 'Apply: Firmware engineer' });
    await apply.and(page.locator(':focus')).waitFor();
  });

  test('is kept while a visitor signs in to apply', async () => {
    const { page } = await pages.open(path, projectServer());
    await page.getByRole('link', { name: 'Apply: Firmware engineer' }).click();
    await page.waitForURL('**/signin?**');
    expect(new URL(page.url()).searchParams.get('next')).toBe(`${path}?apply=firmware#roles`);

    const { page: back } = await pages.open(`${path}?apply=firmware#roles`, projectServer(), {
      signedIn: true,
    });
    await back.getByRole('dialog', { name: 'Apply for this role?' }).waitFor();
  });

  test('leads to the sign-up page on a device on which nobody has signed in', async () => {
    const { page } = await pages.open(path, projectServer(), { isNewDevice: true });
    const next = `${path}?apply=firmware#roles`;
    await page.locator(`a[href="/en/signup?${new URLSearchParams({ next })}"]`).click();
    await page.getByText('You’ll then continue with your application.').waitFor();
    await page.getByRole('heading', { name: 'Bring your own stone' }).waitFor();
    const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' });
    expect(await signIn.getAttribute('href')).toBe(`/en/signin?${new URLSearchParams({ next })}`);
  });

  test('shows who fills it, and cannot be applied for by the owner', async () => {
    const taken = aRole({
      ProspectID: ProspectID.parse('data'),
      PersonType: 'Data engineer',
      taken: true,
      PersonFoundID: UserID.parse('priya'),
      UserName: 'priya',
      Avatar: { kind: 'ready', name: 'avatar-03' },
    });
    const { page } = await pages.open(
      path,
      {
        ...projectServer({ you: { ...aProject().you, owner: true } }),
        listProspects: () => ({ items: [taken, aRole()] }),
        listTeamMembers: () => ({ items: [aMember()] }),
      },
      { signedIn: true },
    );
    const role = page.getByRole('listitem').filter({ hasText: 'Filled by' });
    await role.getByRole('link', { name: 'Priya Nair' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Apply/ }).count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: /^Apply/ }).count()).toBe(0);
  });
});

test('Long words wrap within the width of a phone, on the page and in the application dialog', async () => {
  const endless = 'Anticonstitutionnellement'.repeat(4);
  const named = aProject();
  const { page } = await pages.open(
    path,
    {
      ...projectServer({
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
  await page.getByRole('button', { name: /^Add a note: / }).click();
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
