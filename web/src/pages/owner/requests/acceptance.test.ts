import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ProspectID } from '#shared/ids.ts';
import { type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { aMe, aMember, anApplication } from '#web/testing/samples.ts';
import { untilFocusIsKept } from '#web/testing/waits.ts';

const pages = openPages();

/** Closes the notice of the acceptance that is held, which sends it. */
const sendNow = (page: Page) =>
  page
    .locator('.toasts .alert', { hasText: /^Accepting/ })
    .getByRole('button', { name: 'Dismiss' })
    .click();

describe('Applications', () => {
  test('that have already been answered show a message, and the list is updated', async () => {
    let open = [anApplication('noor', 'Noor'), anApplication('wren', 'Wren')];
    const { page } = await pages.open(
      '/en/contribution-requests',
      withProject(ownProject(), {
        listOwnerRequests: ({ query }: ApiRequest) => ({ items: query['status'] ? open : [] }),
        acceptRequest: () => {
          open = [anApplication('wren', 'Wren')];
          return new Refusal('REQUEST_ALREADY_PROCESSED');
        },
      }),
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Accept Noor' }).click();
    await sendNow(page);
    await page.getByText('Noor’s application wasn’t accepted').waitFor();
    await page
      .getByRole('main')
      .getByText('This application has been answered or withdrawn in the meantime.')
      .waitFor();
    await page.getByRole('button', { name: 'Accept Noor' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Accept Wren' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('for a role that has been filled stay in the list with a message', async () => {
    const { page } = await pages.open(
      '/en/contribution-requests',
      withProject(ownProject(), {
        listOwnerRequests: ({ query }: ApiRequest) => ({
          items: query['status'] ? [anApplication('noor', 'Noor'), anApplication('wren', 'Wren')] : [],
        }),
        acceptRequest: () => new Refusal('PROSPECT_TAKEN'),
      }),
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Accept Wren' }).click();
    await sendNow(page);
    const row = page.getByRole('listitem').filter({ hasText: 'Wren' });
    await row.getByText('This role has already been filled.').waitFor();
    await expect
      .poll(() => page.getByRole('listitem').filter({ hasText: 'Noor' }).getByRole('alert').count())
      .toBe(0);
  });

  test('are accepted unless that is undone in ten seconds; rivals leave with them, the focus moves to the next row, and the count follows', async () => {
    let isAccepted = false;
    let counted = 0;
    const rival = anApplication('wren', 'Wren');
    const other = anApplication('amal', 'Amal', { typeId: ProspectID.parse('data') });
    const { page, requestsTo } = await pages.open(
      '/en/contribution-requests',
      withProject(ownProject(), {
        // The server declines rivals after its answer.
        listOwnerRequests: ({ query }: ApiRequest) => ({
          items: query['status']
            ? [...(isAccepted ? [] : [anApplication('noor', 'Noor')]), rival, other]
            : [],
        }),
        acceptRequest: () => {
          isAccepted = true;
          return aMember();
        },
        // The first answer after the acceptance does not count it yet.
        getMe: () => ({ ...aMe, pendingRequests: isAccepted && ++counted > 2 ? 1 : 3 }),
      }),
      { signedIn: true },
    );
    await untilFocusIsKept(page);
    await page.getByRole('button', { name: 'Accept Noor' }).click();
    await page.getByText('Accepting Noor as Firmware engineer').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Amal');
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.getByRole('button', { name: 'Accept Wren' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone: Noor’s application is still open').waitFor();
    await page.getByRole('button', { name: 'Accept Wren' }).waitFor();
    expect(requestsTo('acceptRequest')).toEqual([]);

    await page.getByRole('button', { name: 'Accept Noor' }).dblclick();
    await sendNow(page);
    await page.getByText('Noor has joined as Firmware engineer').waitFor();
    expect(requestsTo('acceptRequest')).toHaveLength(1);
    await page.getByRole('button', { name: 'Accept Noor' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Accept Amal' }).waitFor();
    expect(await page.getByRole('button', { name: 'Accept Wren' }).count()).toBe(0);
    await page.getByRole('link', { name: /^Applications\W*1$/ }).waitFor();
    await page.getByRole('button', { name: 'Add a first task' }).click();
    await expect.poll(() => pathAndQueryOf(page)).toBe('/en/project-tasks?project=tidewatch');
  });

  test('stay accepted on other pages until that is sent, which says there what was refused', async () => {
    const list = ({ query }: ApiRequest) => ({
      items: query['status'] ? [anApplication('noor', 'Noor'), anApplication('wren', 'Wren')] : [],
    });
    const { page, requestsTo } = await pages.open(
      '/en/contribution-requests',
      withProject(ownProject(), {
        listOwnerRequests: list,
        listProjectRequests: list,
        acceptRequest: () => new Refusal('PROSPECT_TAKEN'),
      }),
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Accept Noor' }).click();
    const work = page.getByRole('navigation', { name: 'Your work' });
    await work.getByRole('link', { name: 'Roles', exact: true }).click();
    await page.getByRole('button', { name: 'Add a role' }).waitFor();
    await work.getByRole('link', { name: /^Applications/ }).click();
    await page.getByText('No open applications').waitFor();
    expect(requestsTo('acceptRequest')).toEqual([]);

    await work.getByRole('link', { name: 'Roles', exact: true }).click();
    await page.getByRole('button', { name: 'Add a role' }).waitFor();
    await sendNow(page);
    await page.getByText('Noor’s application wasn’t accepted').waitFor();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByRole('button', { name: 'Accept Noor' }).waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/contribution-requests?project=tidewatch');
  });
});
