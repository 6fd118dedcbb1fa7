import { describe, expect, test } from 'vitest';
import { TeamToHire } from '#shared/entities/recruitLabel.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aProject } from '#web/testing/samples.ts';

const pages = openPages();

const project = aProject();
const team = TeamToHire.parse({
  project,
  people: [{ user: project.owner, role: '' }],
  size: 3,
  skills: ['makers'],
  grantedAt: '2026-10-01T10:00:00.000Z',
});
const server = { listTeamsToHire: () => ({ items: [team] }) };

describe('Teams for hire', () => {
  test('are listed with their people, filtered by the URL, and pass axe', async () => {
    const { page, requestsTo } = await pages.open('/en/teams-to-hire?country=GB', server);
    await page.getByRole('link', { name: 'Tidewatch' }).waitFor();
    await page.getByText('and 2 more people').waitFor();
    await page.getByText('One message reaches every member.', { exact: false }).waitFor();
    const how = page.getByRole('link', { name: 'How a team gets here' });
    expect(await how.getAttribute('href')).toBe('/en/generic/reputation');
    await page.getByLabel('Skill').selectOption('makers');
    await expect
      .poll(() => requestsTo('listTeamsToHire').at(-1)?.query)
      .toMatchObject({ country: 'GB', skill: 'makers' });
    expect(await axeViolations(page)).toEqual([]);
  });

  test('are found by words, which are in the URL', async () => {
    const { page, requestsTo } = await pages.open('/en/teams-to-hire?country=GB', {
      listTeamsToHire: ({ query }) => ({ items: [team], ...(query['search'] && { corrected: 'firmware' }) }),
    });
    await page.getByRole('searchbox', { name: 'Search teams for hire' }).fill('firmwear');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/teams-to-hire?country=GB&search=firmwear');
    await page.getByText('Showing results for firmware, because nothing matches “firmwear”.').waitFor();
    await expect
      .poll(() => requestsTo('listTeamsToHire').map(({ query }) => query))
      .toContainEqual(expect.objectContaining({ country: 'GB', search: 'firmwear' }));
  });

  test('are written to as a whole; a message that fails is kept and sent again under the same key', async () => {
    let isDown = true;
    const { page, requestsTo } = await pages.open(
      '/en/teams-to-hire',
      {
        ...server,
        writeToTeam: () => (isDown ? new Refusal('TOO_MANY_ATTEMPTS') : { recipients: 3 }),
      },
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Write to the team' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Message').fill('Would you build one for us?');
    await dialog.getByRole('button', { name: 'Send to everyone' }).click();
    await dialog.getByText('Your message hasn’t been sent').waitFor();
    isDown = false;
    await dialog.getByRole('button', { name: 'Send to everyone' }).click();
    await page.getByText('Your message has been sent to 3 people').waitFor();
    const keys = requestsTo('writeToTeam').map(({ body }) => body['submissionKey']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
