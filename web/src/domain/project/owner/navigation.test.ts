import { describe, expect, test } from 'vitest';
import { ProjectID, UserID } from '#shared/ids.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const board = (isOwner: boolean) => ({
  ProjectID: ProjectID.parse('tidewatch'),
  shortName: 'Tidewatch',
  image: { kind: 'cairn' as const, palette: 'moss' as const },
  OwnerUserID: isOwner ? aMe.UserID : UserID.parse('somebody-else'),
  isOwner,
});

/** Entries of the side navigation above those of the account, as soon as they contain the expected one. */
async function entriesWith(last: string, boards: ReturnType<typeof board>[], path = '/en/applications') {
  const { page } = await pages.open(
    path,
    { listMyRequests: () => ({ items: [] }), listTaskBoards: () => ({ items: boards }) },
    { signedIn: true },
  );
  const navigation = page.locator('nav.side');
  await navigation.getByRole('link', { name: last }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const all = await navigation.locator('p, a').allInnerTexts();
  return all.slice(
    0,
    all.findIndex(text => /^(you|vous)$/i.test(text.trim())),
  );
}

describe('The side navigation', () => {
  test('invites people without projects to publish an idea, and lists no pages of projects', async () => {
    expect(await entriesWith('Publish an idea', [])).toEqual(['Your projects', 'Publish an idea']);
    expect(await entriesWith('Publier une idée', [], '/fr/applications')).toEqual([
      'Vos projets',
      'Publier une idée',
    ]);
  });

  test('leads members of a team to its tasks and to what they earn', async () => {
    expect(await entriesWith('Publish an idea', [board(false)])).toEqual([
      'Your projects',
      'Project tasks',
      'Earnings',
      'Publish an idea',
    ]);
  });

  test('lists all pages of their projects to owners', async () => {
    expect(await entriesWith('Roles', [board(true), board(false)])).toEqual([
      'Your projects',
      'Project',
      'Project tasks',
      'Roles',
      'Applications',
      'Team',
      'Earnings',
      'Analytics',
    ]);
  });
});
