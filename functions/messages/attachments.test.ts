import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listSupportRequests } from '#functions/admin/listSupportRequests.ts';
import { listReports } from '#functions/reports/listReports.ts';
import { reportContent } from '#functions/reports/reportContent.ts';
import { presignUpload } from '#functions/uploads/presignUpload.ts';
import { type AttachmentWorld, aPdf, attachmentWorld } from '#functions/uploads/testing/attachmentWorld.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { special, type UserID } from '#shared/ids.ts';
import { listMessages } from './listMessages.ts';
import { type SendingFiles, sendingFiles } from './testing/sendingFiles.ts';

let world: AttachmentWorld;
let ben: UserID;
let send: SendingFiles['send'];
let sent: SendingFiles['sent'];
let open: SendingFiles['open'];
beforeAll(async () => {
  world = await attachmentWorld();
  ({ send, sent, open } = sendingFiles(world, () => ben));
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.add({ days: 1 });
  ben = await world.person();
});

describe('attachments of a message', () => {
  test('are seen and downloaded by those who have a copy, with a link that ends', async () => {
    const file = await world.aFile('Plan of the weir.pdf');
    const id = await sent(file);
    for (const person of [world.me, ben]) {
      const message = await open(id, person);
      expect(message?.attachments).toMatchObject([
        { name: 'Plan of the weir.pdf', type: 'pdf', bytes: aPdf.length },
      ]);
      expect(message?.conversation[0]?.attachments).toEqual(message?.attachments);
      const { url = '' } = message?.attachments?.[0] ?? {};
      expect(new URL(url).pathname).toBe(`/uploads/attachments/${file}.pdf`);
      expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(3_600);
      expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(403);
    }
    expect(await open(id, await world.person())).toBeUndefined();

    world.clock.set(new Date().toISOString()); // the storage uses the system clock
    const { url = '' } = (await open(id, ben))?.attachments?.[0] ?? {};
    const answer = await fetch(url);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(aPdf);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Plan of the weir.pdf"/);
  });

  test('have the same links within a quarter of an hour, so that browsers know them again', async () => {
    const id = await sent(await world.aFile());
    world.clock.set(`${world.clock.now().slice(0, 13)}:01:00.000Z`);
    const first = (await open(id, ben))?.attachments;
    world.clock.add({ minutes: 13 });
    expect((await open(id, ben))?.attachments).toEqual(first);
    world.clock.add({ minutes: 2 });
    expect((await open(id, ben))?.attachments).not.toEqual(first);
  });

  test('are marked in lists, without links, and found by their names', async () => {
    const file = await world.aFile('Sluice of Bourne.pdf');
    const id = await sent(file);
    const list = async (search?: string) =>
      (
        await world.call(
          listMessages,
          { type: 'inbox', query: { ...(search !== undefined && { search }) } },
          { as: ben },
        )
      ).data?.items;
    const attachments = [{ UploadID: file, name: 'Sluice of Bourne.pdf', type: 'pdf', bytes: aPdf.length }];
    expect(await list()).toMatchObject([{ id, attachments }]);
    expect((await list())?.[0]?.attachments).toEqual(attachments);
    expect(await list('bourne')).toMatchObject([{ id }]);
    expect(await list('sluices')).toEqual([]);
  });

  test('are named in the email, which does not carry them', async () => {
    await sent(await world.aFile('weir.pdf'));
    expect(world.mails.at(-1)?.text).toContain('with one attachment');
    await sent(await world.aFile(), await world.aFile());
    expect(world.mails.at(-1)?.text).toContain('with 2 attachments');
    expect(world.mails.at(-1)?.text).not.toContain('X-Amz');
  });
});

test('Administrators see the attachments of messages to support, and not those of a reported message', async () => {
  await world.user({ UserID: special.support, username: 'support' });
  const asAdministrator = { as: await world.user(), groups: ['admins'] };
  const file = await world.aFile('Two receipts.pdf');
  await send([file], { recipient: special.support });
  const { data: waiting } = await world.call(
    listSupportRequests,
    { query: { state: 'waiting' } },
    asAdministrator,
  );
  expect(waiting?.items).toMatchObject([{ attachments: [{ name: 'Two receipts.pdf' }] }]);
  expect(waiting?.items[0]?.attachments?.[0]?.url).toContain(`/attachments/${file}.pdf`);

  const id = await sent(await world.aFile('secret.pdf'));
  await world.call(reportContent, { body: { target: { kind: 'message', id }, reason: 'spam' } }, { as: ben });
  const { data: reports } = await world.callWith(listReports, {}, asAdministrator);
  expect(JSON.stringify(reports)).toContain('See the plan.');
  expect(JSON.stringify(reports)).not.toMatch(/secret|attachments/);
});

describe('a message is refused', () => {
  test('with more than three attachments', async () => {
    expect(await send(['one', 'two', 'three', 'four'])).toMatchObject({
      code: 'VALIDATION_FAILED',
      envelope: {
        data: {
          fields: [{ path: 'attachments', i18nID: 'validation.too_many_attachments', params: { max: 3 } }],
        },
      },
    });
  });

  test('with a file that is not there, not ready, of another kind or person, or sent before', async () => {
    const { data: pending } = await world.ask('attachment', 'application/pdf');
    const { data: avatar } = await world.ask('avatar', 'image/png');
    const { data: foreign } = await world.call(
      presignUpload,
      { body: { kind: 'attachment', contentType: 'application/pdf', size: 10 } },
      { as: ben },
    );
    const file = await world.aFile();
    const broken = (await world.attach('x.pdf', 'application/pdf', Buffer.from('nothing'))).UploadID;
    await sent(file);
    const refusals = {
      'no-such-upload': 'UPLOAD_NOT_FOUND',
      [pending?.UploadID ?? '']: 'UPLOAD_NOT_READY',
      [avatar?.UploadID ?? '']: 'UPLOAD_NOT_FOUND',
      [foreign?.UploadID ?? '']: 'UPLOAD_NOT_FOUND',
      [broken]: 'UPLOAD_NOT_FOUND',
      [file]: 'UPLOAD_ALREADY_SENT',
    };
    for (const [id, code] of Object.entries(refusals)) expect(await send([id])).toMatchObject({ code });
    expect(await world.isStored(file)).toBe(true);
  });

  test('only once when a file is sent with two messages at the same time', async () => {
    const file = await world.aFile();
    const answers = await Promise.all([send([file]), send([file])]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['UPLOAD_ALREADY_SENT', undefined]);
    expect(await world.table.get(uploads.key(file))).toMatchObject({ messages: 1 });
  });
});

test('A repeated submission is sent once, with a file that is named twice attached once', async () => {
  const file = await world.aFile();
  const fields = { submissionKey: 'submission-with-a-file' };
  const first = await send([file, file], fields);
  expect(await send([file, file], fields)).toMatchObject({
    status: 201,
    data: { id: (first.data as { id: string }).id },
  });
  expect((first.data as { attachments: object[] }).attachments).toHaveLength(1);
});
