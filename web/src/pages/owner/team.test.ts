import { describe, expect, test } from 'vitest';
import { ProspectID, UserID } from '#shared/ids.ts';
import { type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { member, ownedMember, ownProject, withProject } from '#web/testing/owner.ts';
import { aMe, aRole } from '#web/testing/samples.ts';

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
