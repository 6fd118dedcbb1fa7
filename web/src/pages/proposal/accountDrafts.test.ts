import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { draftServer } from '#web/testing/accountDrafts.ts';
import { type Answers, Refusal, unreachable } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { acceptingServer, addRole, fillIn, send } from '#web/testing/proposalPage.ts';

const pages = openPages();
const user = { signedIn: true };

/** Opens the form with a clock that the test advances: drafts are saved after a pause, and not more often than every ten seconds. */
async function openWithClock(path: string, answers: Answers) {
  const opened = await pages.open(path, answers, user);
  await opened.page.clock.install();
  return { ...opened, name: opened.page.getByLabel('Project name') };
}

/** Lets the time pass after which a change is saved. */
const untilSaved = (page: Page) => page.clock.fastForward(12_000);

describe('The draft of somebody who is signed in', () => {
  test('is saved in the account, and is there on another device', async () => {
    const server = draftServer();
    const { page } = await pages.open('/en/proposal', server.answers, user);
    await fillIn(page);
    await page.getByText('Saved in your account').waitFor();
    await expect.poll(server.names).toEqual(['Fieldnotes']);

    const [id] = server.drafts.keys();
    const { page: other } = await pages.open(`/en/proposal?draft=${id}`, server.answers, user);
    await other.getByRole('heading', { name: 'Fieldnotes' }).waitFor();
    expect(await other.getByLabel('Project name').inputValue()).toBe('Fieldnotes');
    expect(await other.getByLabel('Total budget').inputValue()).toBe('8,000');
    await other.getByText('Ornithologist').waitFor();
    await other.getByText('Saved in your account').waitFor();
  });

  test('says where it is when its owner leaves it, and is listed under their projects', async () => {
    const server = draftServer({ listUserProjects: () => ({ items: [] }) });
    const { page } = await pages.open('/en/proposal', server.answers, user);
    await page.getByLabel('Project name').fill('Fieldnotes');
    await page.getByRole('link', { name: 'Save as draft' }).click();
    await page.getByText('Your draft is saved in your account').waitFor();
    await page.waitForURL(/\/en\/edit-projects/);
    await page.getByRole('link', { name: 'Continue with Fieldnotes' }).click();
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('Fieldnotes');
  });

  test('stays on the device during an outage, and is saved once the server can be reached', async () => {
    let isDown = true;
    const server = draftServer();
    const { page } = await pages.open(
      '/en/proposal',
      {
        ...server.answers,
        saveProposalDraft: request => (isDown ? unreachable : server.answers.saveProposalDraft!(request)),
        healthCheck: () => (isDown ? unreachable : { status: 'ok' as const, now: new Date().toISOString() }),
      },
      user,
    );
    await page.getByLabel('Project name').fill('Fieldnotes');
    await page.getByText(/It’s saved in your account once we can be reached again/).waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('Fieldnotes');
    isDown = false;
    await page.reload();
    await expect.poll(server.names).toEqual(['Fieldnotes']);
  });

  test('that is one too many stays on the device, and says so', async () => {
    const full = new Refusal('DRAFT_LIMIT_REACHED', [], { max: 10 });
    const server = draftServer({ saveProposalDraft: () => full });
    const { page } = await pages.open('/en/proposal', server.answers, user);
    await page.getByLabel('Project name').fill('Fieldnotes');
    await page.getByText(/Saved on this device only\. You have 10 drafts/).waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('Fieldnotes');
  });

  test('leaves the form when it is discarded, and the account', async () => {
    const server = draftServer();
    const { page } = await pages.open('/en/proposal', server.answers, user);
    await page.getByLabel('Project name').fill('Fieldnotes');
    await expect.poll(server.names).toEqual(['Fieldnotes']);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page
      .getByRole('dialog')
      .getByText(/deleted from your account/)
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('');
    expect(server.names()).toEqual([]);
  });

  test('is not saved again after it has been submitted', async () => {
    const server = draftServer(acceptingServer());
    const { page, requestsTo } = await pages.open('/en/proposal', server.answers, user);
    await fillIn(page);
    await expect.poll(server.names).toEqual(['Fieldnotes']);
    const [id] = server.drafts.keys();
    server.drafts.clear(); // as the submission does
    await send(page).click();
    await page.waitForURL(/thankyousubmit/);
    expect(requestsTo('submitProject')).toMatchObject([{ body: { submissionKey: id } }]);
    await page.goto(`${pages.origin}/en/proposal`);
    await page.getByText('What you write is saved in your account.').waitFor();
    expect(await page.getByLabel('Project name').inputValue()).toBe('');
    expect(server.names()).toEqual([]);
  });

  test('stands beside others: a new one begins empty, and the first is one click away', async () => {
    const server = draftServer();
    const { page, name } = await openWithClock('/en/proposal', server.answers);
    await name.fill('Fieldnotes');
    await untilSaved(page);
    await expect.poll(server.names).toEqual(['Fieldnotes']);
    await page.reload();
    await page.getByRole('button', { name: 'Start another proposal' }).click();
    await expect.poll(() => name.inputValue()).toBe('');
    await page.getByText('You have another draft').waitFor();
    await name.fill('Nightjar');
    await untilSaved(page);
    await expect.poll(server.names).toEqual(['Fieldnotes', 'Nightjar']);
    await page.getByRole('link', { name: 'Open it' }).click();
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('Fieldnotes');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('that another device has submitted or deleted says so when it is opened', async () => {
    const { page } = await pages.open(
      '/en/proposal?draft=0192f1a0-0000-7000-8000-000000000001',
      draftServer().answers,
      user,
    );
    await page.getByRole('heading', { name: 'This draft isn’t there any more' }).waitFor();
    await page.getByRole('link', { name: 'Start a new proposal' }).click();
    await page.getByLabel('Project name').fill('Fieldnotes');
  });
});

describe('A draft that two devices change', () => {
  /** A page with a saved draft that is changed here and elsewhere. */
  async function conflict(elsewhere: (server: ReturnType<typeof draftServer>) => void) {
    const server = draftServer();
    const { page, name } = await openWithClock('/en/proposal', server.answers);
    await name.fill('Fieldnotes');
    await untilSaved(page);
    await page.getByText('Saved in your account').waitFor();
    elsewhere(server);
    await name.fill('Fieldnotes here');
    await page.getByRole('link', { name: 'Cairn' }).first().focus();
    await untilSaved(page);
    return { server, page, name };
  }

  test('is not overwritten: its owner keeps this one', async () => {
    const { server, page, name } = await conflict(of => of.changeElsewhere({ name: 'Fieldnotes there' }));
    await page.getByText('This draft was changed on another device').waitFor();
    await page.getByText('Saved on this device only, until you choose').waitFor();
    await page.setViewportSize({ width: 320, height: 700 });
    const text = page.getByText('Nothing is overwritten until you do.');
    expect((await text.boundingBox())?.width).toBeGreaterThan(150); // not squeezed by the buttons
    expect(server.names()).toEqual(['Fieldnotes there']);
    expect(await name.inputValue()).toBe('Fieldnotes here');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep this one' }).click();
    await expect.poll(server.names).toEqual(['Fieldnotes here']);
  });

  test('or takes the other one', async () => {
    const { server, page, name } = await conflict(of => of.changeElsewhere({ name: 'Fieldnotes there' }));
    await page.getByRole('button', { name: 'Use the other one' }).click();
    await expect.poll(() => name.inputValue()).toBe('Fieldnotes there');
    await name.fill('Fieldnotes, together');
    await untilSaved(page);
    await expect.poll(server.names).toEqual(['Fieldnotes, together']);
  });

  test('or keeps it as a new one, if it has been deleted there', async () => {
    const { server, page, name } = await conflict(of => of.drafts.clear());
    await page.getByText('This draft was submitted or discarded on another device').waitFor();
    await page.getByRole('button', { name: 'Keep this as a new draft' }).click();
    await expect.poll(server.names).toEqual(['Fieldnotes here']);
    expect(await name.inputValue()).toBe('Fieldnotes here');
  });

  test('is not submitted without what the other device saved, until its owner has chosen', async () => {
    const server = draftServer(acceptingServer());
    const { page, requestsTo } = await pages.open('/en/proposal', server.answers, user);
    await fillIn(page);
    await page.getByText('Saved in your account').waitFor();
    server.changeElsewhere({ name: 'Fieldnotes there' });
    await send(page).click();
    await page.getByText('Your proposal wasn’t submitted.').waitFor();
    const keep = page.getByRole('button', { name: 'Keep this one' });
    await expect.poll(() => keep.evaluate(button => button === document.activeElement)).toBe(true);
    expect(requestsTo('submitProject')).toEqual([]);

    await page.getByRole('button', { name: 'Use the other one' }).click();
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('Fieldnotes there');
    await send(page).click();
    await page.waitForURL(/thankyousubmit/);
    expect(requestsTo('submitProject')).toMatchObject([{ body: { proposal: { name: 'Fieldnotes there' } } }]);
  });

  test('is taken over where nothing has been changed', async () => {
    const server = draftServer();
    const { page, name } = await openWithClock('/en/proposal', server.answers);
    await name.fill('Fieldnotes');
    await untilSaved(page);
    await page.getByText('Saved in your account').waitFor();
    server.changeElsewhere({ name: 'Fieldnotes there' });
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('Fieldnotes there');
    expect(await page.getByText('on another device').count()).toBe(0);
  });
});

test('A picture is kept with its draft', async () => {
  const server = draftServer();
  const { page } = await pages.open('/en/proposal', server.answers, user);
  await page.getByLabel('Project name').fill('Fieldnotes');
  await addRole(page, 'Illustrator');
  await expect.poll(server.names).toEqual(['Fieldnotes']);
  const [id, saved] = [...server.drafts][0] ?? [];
  const upload = { UploadID: 'picture-of-a-draft' as never };
  const values = { ...saved!.content.values, picture: 'upload' as const, upload };
  server.drafts.set(id!, { version: 7, content: { ...saved!.content, values } });

  const { page: other } = await pages.open(`/en/proposal?draft=${id}`, server.answers, user);
  await other.getByRole('radio', { name: 'Your picture' }).waitFor();
  expect(await other.getByRole('radio', { name: 'Your picture' }).isChecked()).toBe(true);
  await other.getByLabel('Project name').fill('Fieldnotes with a picture');
  await expect.poll(() => server.drafts.get(id!)?.content.values.upload).toEqual(upload);
});
