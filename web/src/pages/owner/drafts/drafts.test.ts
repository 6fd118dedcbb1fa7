import { expect, test } from 'vitest';
import { draftServer } from '#web/testing/accountDrafts.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';
import { fillIn } from '#web/testing/proposalPage.ts';

const pages = openPages();
const user = { signedIn: true };
const noProjects = { listUserProjects: () => ({ items: [] }) };

/** The projects of a person who has left a draft. */
async function openWithDraft(more: Parameters<typeof draftServer>[0] = noProjects) {
  const server = draftServer(more);
  const { page } = await pages.open('/en/proposal', server.answers, user);
  await fillIn(page);
  await expect.poll(server.names).toEqual(['Fieldnotes']);
  await page.getByText('Saved in your account').waitFor();
  await page.goto(`${pages.origin}/en/edit-projects`);
  await page.getByRole('heading', { name: 'Drafts' }).waitFor();
  return { server, page };
}

test('Drafts are listed with how complete they are, also beside projects', async () => {
  const { page } = await openWithDraft();
  await page.getByText('4 of 4 sections complete').waitFor();
  expect(await page.getByRole('heading', { name: 'No projects yet' }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  const beside = await openWithDraft(withProject(ownProject()));
  await beside.page.getByRole('heading', { name: 'Tidewatch' }).first().waitFor();
});

test('A draft is deleted, and comes back by Undo', async () => {
  const { page, server } = await openWithDraft();
  await page.getByRole('button', { name: 'Delete Fieldnotes' }).click();
  await page.getByText('Draft deleted').waitFor();
  await page.getByRole('heading', { name: 'Drafts' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'No projects yet' }).waitFor();
  expect(server.names()).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Continue with Fieldnotes' }).waitFor();
  expect(server.names()).toEqual(['Fieldnotes']);
});

test('A draft that could not be deleted stays, and a notice says so', async () => {
  const { page } = await openWithDraft({
    ...noProjects,
    deleteProposalDraft: () => new Refusal('TOO_MANY_ATTEMPTS'),
  });
  await page.getByRole('button', { name: 'Delete Fieldnotes' }).click();
  await page.getByText('The draft wasn’t deleted').waitFor();
  expect(await page.getByRole('link', { name: 'Continue with Fieldnotes' }).count()).toBe(1);
});

test('A draft that only the device has is listed, and can be continued', async () => {
  const { page } = await pages.open(
    '/en/proposal',
    draftServer({
      ...noProjects,
      saveProposalDraft: () => new Refusal('DRAFT_LIMIT_REACHED', [], { max: 10 }),
    }).answers,
    user,
  );
  await page.getByLabel('Project name').fill('Fieldnotes');
  await page.getByText(/Saved on this device only/).waitFor();
  await page.goto(`${pages.origin}/en/edit-projects`);
  await page.getByText('on this device only').waitFor();
  await page.getByRole('link', { name: 'Continue with Fieldnotes' }).click();
  await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('Fieldnotes');
});

test('Somebody without drafts sees nothing of them', async () => {
  const { page } = await pages.open('/en/edit-projects', draftServer(noProjects).answers, user);
  await page.getByRole('heading', { name: 'No projects yet' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Drafts' }).count()).toBe(0);
});
