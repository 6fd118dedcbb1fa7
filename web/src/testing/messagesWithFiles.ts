import type { Page } from 'playwright-core';
import { MessageID, UploadID } from '#shared/ids.ts';
import type { Answers } from './fakeApi.ts';
import { aMailbox, aMessage } from './messageSamples.ts';
import type { Opened } from './openPages.ts';

const id = MessageID.parse('0192f1a0-0000-7000-8000-000000000001');

/** The message that asks for a file. */
export const asking = aMessage({ id, body: 'Send me the plan.' });

/** A file as a browser chooses it. */
export const file = (name: string, mimeType = 'application/pdf', size = 2_000) => ({
  name,
  mimeType,
  buffer: Buffer.alloc(size, '%'),
});

/** A server that takes files immediately, and drafts and messages with them. */
export function serverWithFiles(answers: Answers = {}): Answers {
  let uploads = 0;
  const names = new Map<string, string>();
  const toFiles = (ids: unknown) =>
    ((ids ?? []) as UploadID[]).map(id => ({
      UploadID: id,
      name: names.get(id) ?? '',
      type: 'pdf' as const,
      bytes: 2_000,
    }));
  return {
    ...aMailbox(asking),
    presignUpload: ({ body }) => {
      const id = UploadID.parse(`upload-${++uploads}`);
      names.set(id, String(body['name']));
      return { UploadID: id, url: '/fake-storage', fields: {}, expiresAt: '2026-11-20T12:15:00.000Z' };
    },
    getUpload: ({ params }) => {
      const [attachment] = toFiles([params['UploadID']]);
      return {
        UploadID: UploadID.parse(params['UploadID']),
        kind: 'attachment',
        status: 'ready',
        attachment,
        createdAt: '2026-11-20T12:00:00.000Z',
      };
    },
    saveDraft: ({ body }) => ({
      id: MessageID.parse(body['id']),
      body: String(body['body']),
      subject: 'Re: Tide',
      version: Number(body['version']) + 1,
      attachments: toFiles(body['attachments']),
      recipient: asking.sender,
      updatedAt: '2026-11-20T12:00:00.000Z',
    }),
    discardDraft: () => undefined,
    sendMessage: ({ body }) => {
      const { body: _, ...summary } = aMessage({
        id: MessageID.parse('0192f1a0-0000-7000-8000-000000000002'),
        threadId: id,
        type: 'sent',
        origin: 'sent',
        sender: asking.recipient,
        recipient: asking.sender,
        body: String(body['body']),
      });
      return { ...summary, attachments: toFiles(body['attachments']) };
    },
    ...answers,
  };
}

/** The conversation with that message, and where files are attached to the answer. */
export async function openAsking(
  pages: { open: (path: string, answers: Answers, visitor: { signedIn: true }) => Promise<Opened> },
  answers: Answers = serverWithFiles(),
) {
  const opened = await pages.open(`/en/messages?id=${id}`, answers, { signedIn: true });
  const { page } = opened;
  await takeFiles(page);
  const reply = page.getByRole('textbox', { name: 'Reply to Maren Okoro' });
  await reply.waitFor();
  return {
    ...opened,
    reply,
    input: page.locator('input[type=file]'),
    /** Files that are attached. */
    files: page.getByRole('list', { name: 'Files that go with the message' }),
    /** Files that are not attached yet. */
    sent: page.getByRole('list', { name: 'Files on their way' }),
  };
}

/** Takes files in place of the storage, or loses them on the way while `isBroken` says so. */
export const takeFiles = (page: Page, isBroken: () => boolean = () => false) =>
  page.route('**/fake-storage', route => (isBroken() ? route.abort() : route.fulfill({ status: 204 })));
