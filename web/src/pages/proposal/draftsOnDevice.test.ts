import { expect, test } from 'vitest';
import { UserID } from '#shared/ids.ts';
import { draftServer } from '#web/testing/accountDrafts.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPages } from '#web/testing/openPages.ts';
import { fillIn } from '#web/testing/proposalPage.ts';
import { aMe, aSession } from '#web/testing/samples.ts';

const pages = openPages();
const user = { signedIn: true };

test('Two tabs of somebody who is signed in do not overwrite each other, and the account has the one that was chosen', async () => {
  const server = draftServer();
  const { page } = await pages.open('/en/proposal', server.answers, user);
  await page.getByLabel('Project name').fill('From the first tab');
  await expect.poll(server.names).toEqual(['From the first tab']);
  const { page: other } = await pages.openIn(page.context(), '/en/proposal', {
    ...server.answers,
    refreshSession: () => aSession,
    getMe: () => aMe,
  });
  await other.getByRole('heading', { name: 'From the first tab' }).waitFor();
  await other.getByLabel('Project name').fill('From the second tab');
  await page.getByText('This draft was changed in another tab').waitFor();
  expect(await page.getByLabel('Project name').inputValue()).toBe('From the first tab');
  await expect.poll(server.names).toEqual(['From the second tab']);
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await expect.poll(server.names).toEqual(['From the first tab']);
});

test('A draft that was kept in one tab stays kept when the other tab hears late that its own was saved', async () => {
  const server = draftServer();
  const { page } = await pages.open('/en/proposal', server.answers, user);
  await page.getByLabel('Project name').fill('From the first tab');
  await page.getByText('Saved in your account').waitFor();
  const answered = Promise.withResolvers<void>();
  const { page: other } = await pages.openIn(page.context(), '/en/proposal', {
    ...server.answers,
    refreshSession: () => aSession,
    getMe: () => aMe,
    async saveProposalDraft(request) {
      const saved = server.save(request);
      await answered.promise;
      return saved;
    },
  });
  await other.getByRole('heading', { name: 'From the first tab' }).waitFor();
  await other.getByLabel('Project name').fill('From the second tab');
  await expect.poll(server.names).toEqual(['From the second tab']);
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await other.getByText('This draft was changed in another tab').waitFor();
  answered.resolve();
  await expect.poll(server.names).toEqual(['From the first tab']);
  expect(await page.getByText('This draft was changed').count()).toBe(0);
});

test('A draft that could not be saved is neither shown to the next person on the device nor saved in their account', async () => {
  const full = draftServer({ saveProposalDraft: () => new Refusal('DRAFT_LIMIT_REACHED', [], { max: 10 }) });
  const { page } = await pages.open('/en/proposal', full.answers, user);
  await page.getByLabel('Project name').fill('Fieldnotes');
  await page.getByText(/Saved on this device only/).waitFor();
  await page.evaluate(() => localStorage.setItem('cairn.signed-in', 'naoko'));

  const server = draftServer();
  const { page: next } = await pages.openIn(page.context(), '/en/proposal', {
    ...server.answers,
    refreshSession: () => ({ ...aSession, UserID: UserID.parse('naoko') }),
    getMe: () => ({ ...aMe, UserID: UserID.parse('naoko'), username: 'naoko' }),
  });
  await expect.poll(() => next.getByLabel('Project name').inputValue()).toBe('');
  await next.getByLabel('Project name').fill('Nightjar');
  await expect.poll(server.names).toEqual(['Nightjar']);
});

test('Drafts on the device are taken over by the account at sign-in, each as one of its own', async () => {
  const visitor = await pages.open('/en/proposal', {});
  await fillIn(visitor.page);
  const kept = await visitor.page.evaluate(() => localStorage.getItem('cairn.draft.proposal.visitor') ?? '');
  const server = draftServer();
  const { page } = await pages.open('/en/market', server.answers, user);
  await page.evaluate(draft => {
    localStorage.setItem('cairn.draft.proposal.visitor', draft);
    const former = JSON.parse(draft) as { values: object };
    const values = { ...former.values, name: 'An older one' };
    const older = { ...former, values, savedAt: 1, submissionKey: '0192f1a0-0000-7000-8000-000000000007' };
    localStorage.setItem('cairn.draft.proposal.lucia.other', JSON.stringify(older));
  }, kept);
  await page.goto(`${pages.origin}/en/proposal`);
  await page.getByRole('heading', { name: 'Fieldnotes' }).waitFor();
  await expect.poll(() => server.names().toSorted()).toEqual(['An older one', 'Fieldnotes']);
  expect(await page.evaluate(() => localStorage.getItem('cairn.draft.proposal.visitor'))).toBeNull();
});
