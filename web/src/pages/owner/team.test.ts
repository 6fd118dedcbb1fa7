import { describe, expect, test } from 'vitest';
import { ProspectID, UserID } from '#shared/ids.ts';
import { type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { member, ownedMember, ownProject, withProject } from '#web/testing/owner.ts';
import { aMe, aMember, anApplication, aRole } from '#web/testing/samples.ts';
import { untilFocusIsKept } from '#web/testing/waits.ts';

const pages = openPages();

describe('Roles', () => {
  test('beyond the limit of the plan are refused with a reason, and the input is kept', async () => {
    const { page } = await pages.open(
      '/en/manage-prospects',
      withProject(ownProject(), { addProspect: () => new Refusal('PROSPECT_LIMIT_REACHED') }),
      { signedIn: true },
    );
    await page.getByText('1 of 3 roles on the Free plan').waitFor();
    await page.getByRole('button', { name: 'Add a role' }).click();
    await page.getByLabel('Who you’re looking for').fill('Illustrator');
    await page.getByRole('button', { name: 'Save role' }).click();
    await page.getByText('Your plan doesn’t allow any more roles').waitFor();
    expect(await page.getByLabel('Who you’re looking for').inputValue()).toBe('Illustrator');
  });

  test('can be edited together; only changed ones are sent', async () => {
    const roles = [aRole(), aRole({ ProspectID: ProspectID.parse('draw'), PersonType: 'Illustrator' })];
    const { page, requestsTo } = await pages.open(
      '/en/manage-prospects',
      withProject(ownProject(), {
        listProspects: () => ({ items: roles }),
        updateProspects: () => ({ items: roles }),
      }),
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Edit all at once' }).click();
    await page.getByLabel('Who you’re looking for').nth(1).fill('Painter');
    await page.getByRole('button', { name: 'Save roles' }).click();
    await expect.poll(() => requestsTo('updateProspects').length).toBe(1);
    expect(requestsTo('updateProspects')[0]?.body['items']).toMatchObject([
      { ProspectID: 'draw', change: { PersonType: 'Painter' } },
    ]);
  });

  test('are reopened by removing a member from the team, after a confirmation', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/manage-prospects',
      withProject(ownProject(), {
        listTeamMembers: () => ({
          items: [member(aMe.UserID, 'Lucía Ferrer', 'owner'), member('mei', 'Mei Tanaka', 'member')],
        }),
        removeMember: () => undefined,
      }),
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Remove Mei Tanaka from the team' }).click();
    await page.getByText('Remove Mei Tanaka from the team?').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect
      .poll(() => requestsTo('removeMember').map(({ params }) => params['UserID']))
      .toEqual([UserID.parse('mei')]);
  });
});

describe('The team of all projects', () => {
  test('shows members and former members; a removed one leaves the list', async () => {
    let team = [ownedMember('mei', 'Mei Tanaka'), ownedMember('noor', 'Noor Haddad', { removable: false })];
    const { page } = await pages.open(
      '/en/manage-team',
      withProject(ownProject(), {
        listOwnedTeamMembers: ({ query }: ApiRequest) => ({
          items:
            query['status'] === 'former'
              ? [
                  ownedMember('mei', 'Mei Tanaka', {
                    status: 'former',
                    leftAt: '2026-11-20T10:00:00.000Z',
                    departure: 'left',
                    projectPoints: 40,
                    removable: false,
                    email: undefined,
                  }),
                ]
              : team,
        }),
        removeMember: () => {
          team = team.slice(1);
        },
      }),
      { signedIn: true },
    );
    await page.getByRole('link', { name: 'mei@cairn.example' }).waitFor();
    expect(await page.getByRole('button', { name: 'Remove Noor Haddad from the team' }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove Mei Tanaka from the team' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('link', { name: 'Mei Tanaka', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Former members' }).click();
    await page.getByText('30 Apr 2026 to 20 Nov 2026').waitFor();
    await page.getByText('40 team points').waitFor();
    await page.getByText('left the team').waitFor();
  });
});

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
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await page.getByText('This application has been answered or withdrawn in the meantime.').waitFor();
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
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Wren' });
    await row.getByText('This role has already been filled.').waitFor();
    await expect
      .poll(() => page.getByRole('listitem').filter({ hasText: 'Noor' }).getByRole('alert').count())
      .toBe(0);
  });

  test('are accepted after a confirmation; rivals leave with them, the focus moves to the next row, and the count follows', async () => {
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
    const dialog = page.getByRole('dialog', { name: /^Accept Noor/ });
    await dialog.getByRole('button', { name: 'Decide later' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(requestsTo('acceptRequest')).toEqual([]);

    await page.getByRole('button', { name: 'Accept Noor' }).click();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('button', { name: 'Accept Noor' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Accept Amal' }).waitFor();
    expect(await page.getByRole('button', { name: 'Accept Wren' }).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Amal');
    await page.getByRole('link', { name: /^Applications\W*1$/ }).waitFor();
  });

  test('are declined with a reason; own words are kept after a failure', async () => {
    let fails = true;
    const decline = { words: 'We start again in May.', language: 'en' as const };
    const { page, requestsTo } = await pages.open(
      '/en/contribution-requests',
      withProject(ownProject(), {
        listOwnerRequests: ({ query }: ApiRequest) => ({
          items: query['status']
            ? [anApplication('noor', 'Noor')]
            : [
                anApplication('wren', 'Wren', { status: 'denied', decline }),
                anApplication('amal', 'Amal', { status: 'denied', decline: { reason: 'moreTime' } }),
              ],
        }),
        denyRequest: () =>
          fails ? new Refusal('TOO_MANY_ATTEMPTS') : anApplication('noor', 'Noor', { status: 'denied' }),
      }),
      { signedIn: true },
    );
    await page.getByText('This role takes more time than you’ve offered.').waitFor();
    expect(await page.getByText('We start again in May.').getAttribute('lang')).toBe('en');
    await page.getByRole('button', { name: 'Decline Noor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline Noor’s application?' });
    const decide = dialog.getByRole('button', { name: 'Decline' });
    await decide.click();
    await dialog.getByText('Choose a reason, or write one.').first().waitFor();
    expect(requestsTo('denyRequest')).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);

    await dialog.getByRole('textbox').fill('We start again in May.');
    await decide.click();
    await dialog.getByText('The application wasn’t declined').waitFor();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('We start again in May.');
    fails = false;
    await decide.click();
    await page.getByText('You declined Noor’s application').waitFor();
    expect(requestsTo('denyRequest').at(-1)?.body).toMatchObject({ words: 'We start again in May.' });
  });

  test('leave the focus on what is said instead once the last one has been answered', async () => {
    let open = [anApplication('noor', 'Noor')];
    const { page } = await pages.open(
      '/en/contribution-requests',
      withProject(ownProject(), {
        listOwnerRequests: ({ query }: ApiRequest) => ({ items: query['status'] ? open : [] }),
        denyRequest: () => {
          open = [];
          return anApplication('noor', 'Noor', { status: 'denied' });
        },
      }),
      { signedIn: true },
    );
    await untilFocusIsKept(page);
    await page.getByRole('button', { name: 'Decline Noor' }).click();
    await page.getByRole('radio', { name: 'The team works in another language.' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await page.getByText('No open applications').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('No open applications');
  });
});
