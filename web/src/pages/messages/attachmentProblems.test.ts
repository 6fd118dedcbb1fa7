import { expect, test } from 'vitest';
import { MessageID, UploadID } from '#shared/ids.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { asking, file, openAsking, serverWithFiles, takeFiles } from '#web/testing/messagesWithFiles.ts';
import { openPages } from '#web/testing/openPages.ts';

const pages = openPages();
const { id } = asking;
const openConversation = (answers?: Parameters<typeof openAsking>[1]) => openAsking(pages, answers);

test('A file that has failed holds the message back until it is tried again or removed', async () => {
  const { page, reply, input, sent, requestsTo } = await openConversation();
  let isBroken = true;
  await takeFiles(page, () => isBroken);
  await reply.fill('Here it is.');
  await input.setInputFiles([file('plan.pdf')]);
  await sent.getByText('The connection was lost').waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('A file hasn’t been uploaded.').waitFor();
  expect(requestsTo('sendMessage')).toEqual([]);
  expect(await reply.inputValue()).toBe('Here it is.');

  isBroken = false;
  await page.getByRole('button', { name: 'Try again plan.pdf' }).click();
  await expect.poll(() => page.getByText('A file hasn’t been uploaded.').count()).toBe(0);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => requestsTo('sendMessage').length).toBe(1);
});

test('Files of other types, too large ones and a fourth are refused in words', async () => {
  const { page, input, files, sent, requestsTo } = await openConversation();
  await input.setInputFiles([
    file('notes.txt', 'text/plain'),
    file('book.pdf', 'application/pdf', 5 * 2 ** 20 + 1),
  ]);
  await sent.getByText('Only JPEG, PNG and WebP pictures and PDFs').waitFor();
  await sent.getByText('This file is larger than 5 MB').waitFor();
  expect(requestsTo('presignUpload')).toEqual([]);
  await input.setInputFiles([file('one.pdf'), file('two.pdf')]);
  await page.getByText('A message takes up to 3 files').waitFor();
  await expect.poll(() => files.getByRole('listitem').count()).toBe(1);
  expect(await sent.getByRole('listitem').count()).toBe(2);
});

test('A refusal of an attachment stands at the files, and the text stays', async () => {
  const { page, reply, input } = await openConversation(
    serverWithFiles({ sendMessage: () => new Refusal('UPLOAD_ALREADY_SENT') }),
  );
  await reply.fill('Here it is.');
  await input.setInputFiles([file('plan.pdf')]);
  await page.getByRole('button', { name: 'Remove plan.pdf' }).waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('This file has already been sent with another message.').waitFor();
  expect(await reply.inputValue()).toBe('Here it is.');
});

test('A draft shows its attachments again, and says which it has lost', async () => {
  const attachments = ['plan.pdf', 'parts.pdf'].map((name, index) => ({
    UploadID: UploadID.parse(`upload-${index}`),
    name,
    type: 'pdf' as const,
    bytes: 2_000,
  }));
  const draft = {
    id: MessageID.parse(`re-${id}`),
    version: 1,
    subject: 'Re: Tide',
    body: 'Here',
    replyTo: id,
    attachments,
    updatedAt: '2026-11-20T10:00:00.000Z',
  };
  const { page, reply, files } = await openConversation(
    serverWithFiles({
      listDrafts: () => ({ items: [draft] }),
      saveDraft: ({ body }) => ({ ...draft, ...body, version: 2, attachments: attachments.slice(0, 1) }),
    }),
  );
  await expect.poll(() => files.getByRole('listitem').count()).toBe(2);
  await reply.fill('Here it is.');
  await reply.blur();
  await page.getByText('parts.pdf can’t be sent any more').waitFor();
  await expect.poll(() => files.getByRole('listitem').count()).toBe(1);
  expect(await reply.inputValue()).toBe('Here it is.');
});
