import { expect, test } from 'vitest';
import { UploadID } from '#shared/ids.ts';
import { aMailbox, aMessage } from '#web/testing/messageSamples.ts';
import { asking, file, openAsking, serverWithFiles } from '#web/testing/messagesWithFiles.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';

const pages = openPages();
const openConversation = (answers?: Parameters<typeof openAsking>[1]) => openAsking(pages, answers);

test('Files are attached, removed and sent with the text', async () => {
  const { page, reply, input, files, requestsTo } = await openConversation();
  await reply.fill('Here it is.');
  await input.setInputFiles([file('plan.pdf'), file('parts.pdf')]);
  await expect.poll(() => files.getByRole('listitem').count()).toBe(2);
  await files.getByText('plan.pdf').waitFor();
  await page.getByRole('button', { name: 'Remove parts.pdf' }).click();
  await expect.poll(() => files.getByRole('listitem').count()).toBe(1);
  expect(await input.evaluate(element => element === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await expect
    .poll(() => (requestsTo('saveDraft').at(-1)?.body['attachments'] as string[] | undefined)?.length)
    .toBe(1);

  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => requestsTo('sendMessage').length).toBe(1);
  expect(requestsTo('sendMessage')[0]?.body).toMatchObject({
    body: 'Here it is.',
    attachments: ['upload-1'],
  });
  const sent = page.getByRole('article').getByRole('list', { name: 'Attachments' });
  await sent.getByText('plan.pdf').waitFor();
  expect(await reply.inputValue()).toBe('');
  expect(await files.count()).toBe(0);
});

test('Sending waits for a file that is on its way, and sends it once', async () => {
  let arrive: (() => void) | undefined;
  const { page, reply, input, requestsTo } = await openConversation();
  await page.route('**/fake-storage', async route => {
    await new Promise<void>(resolve => {
      arrive = resolve;
    });
    await route.fulfill({ status: 204 });
  });
  await reply.fill('Here it is.');
  await input.setInputFiles([file('plan.pdf')]);
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await page.getByRole('button', { name: 'Waiting for the files' }).waitFor();
  expect(requestsTo('sendMessage')).toEqual([]);
  await expect.poll(() => arrive !== undefined).toBe(true);
  arrive?.();
  await expect.poll(() => requestsTo('sendMessage').length).toBe(1);
  expect(requestsTo('sendMessage')[0]?.body).toMatchObject({ attachments: ['upload-1'] });
});

test('Files are uploaded one after the other, and stand in the order in which they were chosen', async () => {
  const slow = Promise.withResolvers<void>();
  const { page, input, files, sent, requestsTo } = await openConversation();
  let posts = 0;
  await page.route('**/fake-storage', async route => {
    posts += 1;
    if (posts === 1) await slow.promise;
    await route.fulfill({ status: 204 });
  });
  await input.setInputFiles([file('first.pdf')]);
  await expect.poll(() => posts).toBe(1);
  await input.setInputFiles([file('second.pdf')]);
  await sent.getByText('Waiting for its turn').waitFor();
  expect(posts).toBe(1);
  slow.resolve();
  const saved = () => requestsTo('saveDraft').at(-1)?.body['attachments'];
  await expect.poll(saved).toEqual(['upload-1', 'upload-2']);
  expect(await files.getByRole('listitem').first().textContent()).toContain('first.pdf');
});

test('A picture is attached by pasting or dropping it; pasted text stays text', async () => {
  const { reply, files, page } = await openConversation();
  const give = (event: 'paste' | 'drop', name: string, text?: string) =>
    reply.evaluate(
      (element, [event, name, text]) => {
        const data = new DataTransfer();
        data.items.add(new File(['x'], name ?? '', { type: 'image/png' }));
        if (text) data.setData('text/plain', text);
        const options = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          event === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: data })
            : new DragEvent('drop', { ...options, dataTransfer: data }),
        );
      },
      [event, name, text] as const,
    );
  await give('paste', 'screen.png');
  await files.getByText('screen.png').waitFor();
  await give('paste', 'copied.png', 'A table');
  await give('drop', 'photo.png');
  await files.getByText('photo.png').waitFor();
  expect(await files.getByRole('listitem').count()).toBe(2);
  expect(await page.getByText('copied.png').count()).toBe(0);
});

test('A conversation shows pictures, which open large, and files to download; its row is marked', async () => {
  const pixel = '/favicon.svg';
  const withFiles = aMessage({
    id: asking.id,
    attachments: [
      {
        UploadID: UploadID.parse('a'),
        name: 'weir.webp',
        type: 'picture',
        bytes: 240_000,
        url: pixel,
        thumbnailUrl: pixel,
      },
      { UploadID: UploadID.parse('b'), name: 'plan.pdf', type: 'pdf', bytes: 1_250_000, url: '/fake-file' },
    ],
  });
  const { page } = await openConversation(serverWithFiles(aMailbox(withFiles)));
  const attachments = page.getByRole('article').getByRole('list', { name: 'Attachments' });
  expect(await attachments.getByRole('listitem').count()).toBe(2);
  const link = attachments.getByRole('link', { name: /^Download ?plan.pdf/ });
  expect(await link.getAttribute('href')).toBe('/fake-file');
  expect(await link.textContent()).toContain('1.2 MB');
  await page.getByRole('link', { name: /2 attachments/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await attachments.getByRole('button', { name: /^Open the picture ?weir.webp/ }).click();
  const dialog = page.getByRole('dialog', { name: 'weir.webp' });
  await dialog.getByRole('img', { name: 'weir.webp' }).waitFor();
  expect(await dialog.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(pixel);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' }).catch(() => undefined);
  expect(await page.getByRole('dialog').count()).toBe(0);
});
