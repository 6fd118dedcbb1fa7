import { expect, test } from 'vitest';
import type { MessageDraft } from '#shared/entities/message.ts';
import { MessageID } from '#shared/ids.ts';
import { type Answers, type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { aMailbox, aMessage } from '#web/testing/messageSamples.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aProject } from '#web/testing/samples.ts';

const pages = openPages();

const id = MessageID.parse('0192f1a0-0000-7000-8000-000000000001');

const path = `/en/messages?view=drafts&id=${id}`;

/** Opens the draft on another device, or in another tab. */
async function openDraft(answers: Answers) {
  const { page } = await pages.open(path, answers, { signedIn: true });
  const text = page.getByLabel('Message', { exact: true });
  await expect.poll(() => text.inputValue()).toBe('First words');
  return { page, text };
}

/** A server with one draft, which compares versions as the real one does. */
function serverWithDraft() {
  const stored: { draft: MessageDraft | undefined } = {
    draft: { id, version: 1, subject: 'Tide', body: 'First words', updatedAt: '2026-11-20T10:00:00.000Z' },
  };
  const answers: Answers = {
    listDrafts: () => ({ items: stored.draft ? [stored.draft] : [] }),
    listMessages: () => ({ items: [], unread: 0 }),
    saveDraft: ({ body }: ApiRequest) => {
      const { version, subject, body: text } = body as unknown as MessageDraft;
      if ((stored.draft?.version ?? 0) !== version)
        return new Refusal('DRAFT_CHANGED', [], { draft: stored.draft });
      const updatedAt = new Date().toISOString();
      return (stored.draft = { id, version: version + 1, subject, body: text, updatedAt });
    },
    discardDraft: () => {
      stored.draft = undefined;
    },
  };
  return { stored, answers };
}

test.each([
  ['Keep this text', 'From the second tab'],
  ['Use the other text', 'From the first tab'],
])('a draft that was edited in two tabs keeps the text that is chosen: “%s”', async (button, kept) => {
  const { stored, answers } = serverWithDraft();
  const first = await openDraft(answers);
  const second = await openDraft(answers);

  await first.text.fill('From the first tab');
  await first.text.blur();
  await expect.poll(() => stored.draft?.body).toBe('From the first tab');
  await second.text.fill('From the second tab');
  await second.text.blur();
  await second.page.getByText('This draft has changed elsewhere').waitFor();
  expect(stored.draft?.body).toBe('From the first tab');
  expect(await second.text.inputValue()).toBe('From the second tab');
  expect(await axeViolations(second.page)).toEqual([]);

  await second.page.getByRole('button', { name: button }).click();
  await expect.poll(() => stored.draft?.body).toBe(kept);
  expect(await second.text.inputValue()).toBe(kept);
});

test('a draft that was discarded in another tab can be kept by the one that edits it', async () => {
  const { stored, answers } = serverWithDraft();
  const { page, text } = await openDraft(answers);
  stored.draft = undefined;
  await text.fill('Still here');
  await text.blur();
  await page.getByText('This draft no longer exists').waitFor();
  await page.getByRole('button', { name: 'Keep this text' }).click();
  await expect.poll(() => stored.draft?.body).toBe('Still here');
});

test('a draft that is one too many says so, and what was typed stays', async () => {
  const { answers } = serverWithDraft();
  const { page, text } = await openDraft({
    ...answers,
    saveDraft: () => new Refusal('DRAFT_LIMIT_REACHED', [], { max: 100 }),
  });
  await text.fill('One more');
  await text.blur();
  await page.getByText('You have 100 drafts').waitFor();
  expect(await text.inputValue()).toBe('One more');
});

test('drafts are found by any words of theirs, in any order', async () => {
  const { page } = await openDraft(serverWithDraft().answers);
  const field = page.getByRole('searchbox', { name: 'Search messages' });
  await field.fill('words first');
  await page.getByText('1 message found').waitFor();
  await field.fill('words second');
  await page.getByText('Nothing found for “words second”').waitFor();
});

test('a message to a stranger that needs a paid plan leads to the plans and keeps its text', async () => {
  const { stored, answers } = serverWithDraft();
  if (stored.draft) stored.draft = { ...stored.draft, recipient: aProject().owner };
  const sendMessage = () => new Refusal('SUBSCRIPTION_REQUIRED');
  const { page, text } = await openDraft({ ...answers, sendMessage });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const plans = page.getByRole('link', { name: 'See the plans' });
  await plans.waitFor();
  expect(await plans.getAttribute('href')).toBe('/en/membership');
  expect(await text.inputValue()).toBe('First words');
});

test('The chosen folder is in view on the smallest screens', async () => {
  const { answers } = serverWithDraft();
  const { page } = await pages.open('/fr/messages?view=drafts', answers, { signedIn: true });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.reload();
  const folder = page.getByRole('link', { name: 'Brouillons' });
  await expect
    .poll(async () => {
      const { x = -1, width = 320 } = (await folder.boundingBox()) ?? {};
      return x >= 0 && x + width <= 320;
    })
    .toBe(true);
});

test.each([
  ['Un|', ''],
  ['Un|Tide tables', 'Re: Tide tables'],
])('the answer to a message with the subject “%s” has the subject “%s”', async (subject, expected) => {
  const { stored, answers } = serverWithDraft();
  stored.draft = undefined;
  const message = aMessage({ id, subject });
  const { page, requestsTo } = await pages.open(
    `/en/messages?id=${id}`,
    {
      ...answers,
      ...aMailbox(message),
      sendMessage: () => message,
    },
    { signedIn: true },
  );
  await page.getByRole('textbox', { name: 'Reply to Maren Okoro' }).fill('I’ll be there.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => requestsTo('sendMessage').map(({ body }) => body['subject'])).toEqual([expected]);
  await expect
    .poll(() => page.locator('.reply-box').evaluate(box => box === document.activeElement))
    .toBe(true);
});
