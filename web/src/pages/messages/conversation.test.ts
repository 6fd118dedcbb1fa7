import { expect, test } from 'vitest';
import type { MessageDraft } from '#shared/entities/message.ts';
import { MessageID } from '#shared/ids.ts';
import type { Answers } from '#web/testing/fakeApi.ts';
import { aMailbox, aMessage, listed } from '#web/testing/messageSamples.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe, aProject } from '#web/testing/samples.ts';

const pages = openPages();

const idOf = (place: number) => MessageID.parse(`0192f1a0-0000-7000-8000-00000000000${place}`);

/** A message of a conversation; those with even places are one's own. */
const at = (place: number, fields: Partial<ReturnType<typeof aMessage>> = {}) =>
  aMessage({
    id: idOf(place),
    threadId: idOf(1),
    body: `Words of message ${place}.`,
    sentAt: `2026-11-2${place}T10:00:00.000Z`,
    ...(place % 2 === 0 && {
      type: 'sent',
      origin: 'sent',
      sender: aMe,
      recipient: aProject().owner,
    }),
    ...fields,
  });

test('A conversation is one row and one column, is answered in place, and moved to the trash as a whole', async () => {
  const conversation = [at(1), at(2), at(3), at(4), at(5, { read: false })] as const;
  const sent = at(6, { sentAt: '2026-11-26T10:00:00.000Z' });
  const drafts: MessageDraft[] = [];
  const savedAndListed = Promise.withResolvers<void>();
  const { page, requestsTo } = await pages.open(
    '/en/messages',
    {
      ...aMailbox(...conversation),
      listMessages: () => ({ items: [listed(at(5, { read: false }), 5), listed(at(3), 5, true)], unread: 1 }),
      listDrafts: () => {
        if (drafts.length > 0) savedAndListed.resolve();
        return { items: drafts };
      },
      // The draft is saved when the field loses the focus to the button, and listed before the message has been sent.
      saveDraft: ({ body: { id, subject, body } }) => {
        const draft = { id, subject, body, version: 1, updatedAt: sent.sentAt } as MessageDraft;
        drafts.push(draft);
        return draft;
      },
      discardDraft: () => undefined,
      sendMessage: async () => {
        await savedAndListed.promise;
        return sent;
      },
      readMessage: () => undefined,
      trashMessage: () => undefined,
      restoreMessage: () => undefined,
    },
    { signedIn: true },
  );
  await page.getByText('Showing 1 conversation').waitFor();
  await page.getByRole('region', { name: 'Inbox' }).getByRole('listitem').getByRole('link').click();
  const pane = page.getByRole('article');
  await pane.getByText('5 messages').waitFor();
  expect(await pane.getByRole('listitem').count()).toBe(5);
  const lines = pane.getByRole('button', { name: /Words of message/ });
  expect(await lines.count()).toBe(3);
  await lines.first().click();
  await expect.poll(() => lines.count()).toBe(2);
  expect(await axeViolations(page)).toEqual([]);
  await expect
    .poll(() => requestsTo('readMessage').map(({ params, query }) => [params['id'], query['scope']]))
    .toEqual([[idOf(5), 'conversation']]);

  const reply = pane.getByRole('textbox', { name: 'Reply to Maren Okoro' });
  await reply.fill('Mind the tide.');
  await pane.getByRole('button', { name: 'Send', exact: true }).click();
  await pane.getByRole('listitem').last().getByText('Mind the tide.').waitFor();
  await page.getByRole('status').getByText('Your message to Maren Okoro has been sent').waitFor();
  expect(requestsTo('sendMessage')[0]?.body).toMatchObject({ replyTo: idOf(5) });
  expect(await reply.inputValue()).toBe('');

  await pane.getByRole('button', { name: 'Move conversation to trash' }).click();
  await page.getByText('The conversation is in the trash').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await pane.waitFor();
  expect(requestsTo('trashMessage')).toMatchObject([{ query: { scope: 'conversation' } }]);
  expect(requestsTo('restoreMessage')).toMatchObject([{ query: { scope: 'moved' } }]);
});

test('Earlier messages are loaded when they are asked for, and one message is moved alone', async () => {
  const answers: Answers = {
    ...aMailbox(at(4), at(5)),
    getMessage: ({ query }) =>
      query['cursor']
        ? { ...at(5), conversation: [at(1), at(2), at(3)] }
        : { ...at(5), conversation: [at(4), at(5)], earlier: 'earlier' },
    trashMessage: () => undefined,
  };
  const { page, requestsTo } = await pages.open(`/en/messages?id=${idOf(5)}`, answers, { signedIn: true });
  const pane = page.getByRole('article');
  await pane.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect.poll(() => pane.getByRole('listitem').count()).toBe(5);
  await pane.getByRole('button', { name: 'Move to trash' }).last().click();
  await page.getByText('Moved to the trash').waitFor();
  expect(requestsTo('trashMessage')).toMatchObject([
    { params: { id: idOf(5) }, query: { scope: 'message' } },
  ]);
  expect(new URL(page.url()).searchParams.get('id')).toBe(idOf(4));
});

test('The search finds messages of all folders on the server, and leads to the trash', async () => {
  const { page, requestsTo } = await pages.open(
    '/en/messages',
    {
      ...aMailbox(at(2)),
      listMessages: ({ query, params }) => ({
        items:
          query['search'] === 'tide' && params['type'] === 'inbox'
            ? [listed(at(2), 2), listed(at(1), 2)]
            : [],
        unread: 0,
      }),
    },
    { signedIn: true },
  );
  const field = page.getByRole('searchbox', { name: 'Search messages' });
  await field.fill('tide');
  await page.getByText('1 conversation found').waitFor();
  const results = page.getByRole('region', { name: 'Search results' });
  await results.getByRole('link', { name: /Sent Words of message 2/ }).click();
  await page.getByRole('article').getByText('Words of message 2.').waitFor();
  expect(await field.inputValue()).toBe('tide');
  await results.getByRole('link', { name: 'Search the trash' }).click();
  await page.getByText('Nothing found for “tide”').waitFor();
  expect(await field.inputValue()).toBe('tide');
  expect(requestsTo('listMessages').at(-1)).toMatchObject({
    params: { type: 'trash' },
    query: { search: 'tide' },
  });
  await page.getByRole('link', { name: 'Inbox' }).first().click();
  await page.getByText('No messages yet').waitFor();
  expect(await field.inputValue()).toBe('');
});

test('The newest message that the other has read says so, and a list says what has been answered', async () => {
  const { page } = await pages.open(
    `/en/messages?view=sent&id=${idOf(4)}`,
    {
      ...aMailbox(at(2, { seenAt: '2026-11-22T11:30:00.000Z' }), at(4)),
      listMessages: () => ({ items: [listed(at(4), 2, true)], unread: 0 }),
    },
    { signedIn: true },
  );
  const messages = page.getByRole('article').getByRole('listitem');
  await messages.first().getByText('Seen 22 Nov 2026, 11:30').waitFor();
  expect(await page.getByText(/^Seen/).count()).toBe(1);
  await page.getByRole('link', { name: /Answered Words of message 4/ }).waitFor();
});

test('A message that has been read is marked as unread, which closes it; an own one is not', async () => {
  const { page, requestsTo } = await pages.open(
    `/en/messages?id=${idOf(1)}`,
    { ...aMailbox(at(1, { read: true })), readMessage: () => undefined },
    { signedIn: true },
  );
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await page.getByText('Choose a message to read it here.').waitFor();
  expect(requestsTo('readMessage').map(({ params, query }) => ({ ...params, ...query }))).toEqual([
    { id: idOf(1), as: 'unread' },
  ]);

  const own = await pages.open(`/en/messages?view=sent&id=${idOf(2)}`, aMailbox(at(2)), { signedIn: true });
  await own.page.getByRole('button', { name: 'Reply' }).waitFor();
  expect(await own.page.getByRole('button', { name: 'Mark as unread' }).count()).toBe(0);
});

test('A message that is marked as unread while it is being marked as read ends as unread', async () => {
  const isBeingRead = Promise.withResolvers<void>();
  const reading = Promise.withResolvers<void>();
  const marks: unknown[] = [];
  const { page } = await pages.open(
    `/en/messages?id=${idOf(1)}`,
    {
      ...aMailbox(at(1, { read: false })),
      readMessage: async ({ query }) => {
        isBeingRead.resolve();
        if (query['as'] !== 'unread') await reading.promise;
        marks.push(query['as'] ?? 'read');
        return undefined;
      },
    },
    { signedIn: true },
  );
  await isBeingRead.promise;
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  reading.resolve();
  await page.getByText('Choose a message to read it here.').waitFor();
  expect(marks).toEqual(['read', 'unread']);
});
