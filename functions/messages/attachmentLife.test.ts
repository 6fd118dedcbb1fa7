import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { eraseBelongings } from '#functions/deletion/eraseBelongings.ts';
import { Step } from '#functions/platform/table/step.ts';
import { members } from '#functions/projects/member.store.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { type AttachmentWorld, attachmentWorld } from '#functions/uploads/testing/attachmentWorld.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { MessageID, type UploadID, type UserID } from '#shared/ids.ts';
import { deleteMessage } from './deleteMessage.ts';
import { discardDraft } from './discardDraft.ts';
import { listDrafts } from './listDrafts.ts';
import { listMessages } from './listMessages.ts';
import { saveDraft } from './saveDraft.ts';
import { type SendingFiles, sendingFiles } from './testing/sendingFiles.ts';
import { trashMessage } from './trashMessage.ts';

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

/** Deletes a person's copy of a message for good. */
async function forget(id: MessageID, as: UserID) {
  await world.call(trashMessage, { id }, { as });
  expect((await world.call(deleteMessage, { id }, { as })).status).toBe(204);
  await world.runStream();
}

describe('an attachment is kept', () => {
  test('as long as somebody has a copy of its message', async () => {
    const file = await world.aFile();
    const id = await sent(file);
    await forget(id, world.me);
    expect(await world.isStored(file)).toBe(true);
    expect((await open(id, ben))?.attachments).toHaveLength(1);
    await forget(id, ben);
    expect(await world.isStored(file)).toBe(false);
  });

  test('as long as somebody has a copy, when both are deleted at the same time', async () => {
    const [file, other] = [await world.aFile(), await world.aFile()];
    const id = await sent(file, other);
    for (const as of [world.me, ben]) await world.call(trashMessage, { id }, { as });
    await Promise.all([world.me, ben].map(as => world.call(deleteMessage, { id }, { as })));
    await world.runStream();
    expect([await world.isStored(file), await world.isStored(other)]).toEqual([false, false]);
  });

  test('until the last of several people of a team has deleted their message', async () => {
    const ana = await world.person();
    const project = await aProject(world, world.me);
    for (const id of [ana, ben])
      await world.table.write(
        Step.put(members.key(project, id), {
          ProjectID: project,
          OwnerUserID: world.me,
          UserID: id,
          role: 'Baker',
          joinedAt: world.clock.now(),
          projectPoints: 0,
        }),
      );
    const file = await world.aFile();
    await send([file], { team: { ProjectID: project, others: [ana] } });
    await world.runStream();
    const copies = async (as: UserID, type: 'inbox' | 'sent') =>
      (await world.call(listMessages, { type }, { as })).data?.items.filter(one => one.attachments) ?? [];
    for (const person of [ana, ben]) {
      const [received] = await copies(person, 'inbox');
      expect((await open(received!.id, person))?.attachments).toMatchObject([{ UploadID: file }]);
    }
    const own = (await copies(world.me, 'sent')).filter(one => one.attachments?.[0]?.UploadID === file);
    expect(own).toHaveLength(2);
    for (const { id } of own) await forget(id, world.me);
    expect(await world.isStored(file)).toBe(true);
    await forget((await copies(ana, 'inbox'))[0]!.id, ana);
    expect(await world.isStored(file)).toBe(true);
    await forget((await copies(ben, 'inbox'))[0]!.id, ben);
    expect(await world.isStored(file)).toBe(false);
  });

  test('when one of two accounts is deleted, and no longer than both', async () => {
    const file = await world.aFile();
    const id = await sent(file);
    await eraseBelongings(world.table, ben);
    await world.runStream();
    expect(await world.isStored(file)).toBe(true);
    await forget(id, world.me);
    expect(await world.isStored(file)).toBe(false);
  });

  test('for the sender alone if the recipient has blocked them', async () => {
    await world.call(blockContact, { ContactedUserID: world.me }, { as: ben });
    const file = await world.aFile();
    const id = await sent(file);
    expect(await open(id, ben)).toBeUndefined();
    expect((await open(id, world.me))?.attachments).toHaveLength(1);
    await forget(id, world.me);
    expect(await world.isStored(file)).toBe(false);
  });
});

describe('a draft', () => {
  const id = MessageID.parse('draft-with-files');
  const save = async (version: number, attachments: readonly string[], body = 'Half a sentence') =>
    await world.callWith(
      saveDraft,
      { body: { id, version, recipient: ben, body, attachments } },
      { as: world.me },
    );
  const ttlOf = async (file: UploadID) => {
    const upload = await world.table.get(uploads.key(file));
    return upload && uploads.expires(upload);
  };
  const seconds = () => Math.floor(Date.parse(world.clock.now()) / 1_000);

  test('keeps its attachments until it is discarded or loses them', async () => {
    const [file, other] = [await world.aFile('one.pdf'), await world.aFile('two.pdf')];
    expect(await ttlOf(file)).toBe(seconds() + 15 * 86_400);
    expect((await save(0, [file, other])).data).toMatchObject({
      attachments: [{ name: 'one.pdf' }, { name: 'two.pdf' }],
    });
    expect([await ttlOf(file), await ttlOf(other)]).toEqual([undefined, undefined]);
    expect((await world.call(listDrafts, {}, { as: world.me })).data?.items).toMatchObject([
      { attachments: [{ UploadID: file }, { UploadID: other }] },
    ]);

    await save(1, [other]);
    expect([await ttlOf(file), await ttlOf(other)]).toEqual([seconds() + 86_400, undefined]);
    await save(2, [file, other]);
    expect(await ttlOf(file)).toBeUndefined();

    await world.call(discardDraft, { id }, { as: world.me });
    await world.runStream();
    expect([await ttlOf(file), await ttlOf(other)]).toEqual([seconds() + 86_400, seconds() + 86_400]);
  });

  test('is sent with its attachments, which stay although it is deleted', async () => {
    const file = await world.aFile();
    await save(0, [file]);
    expect((await send([file], { draft: id })).status).toBe(201);
    await world.runStream();
    expect(await ttlOf(file)).toBeUndefined();
    expect(await world.table.get(uploads.key(file))).toMatchObject({ messages: 1, draftId: null });
  });

  test('is saved without what can no longer be sent, and not with the files of others', async () => {
    const file = await world.aFile();
    await sent(file);
    const saved = await save(0, [file, 'no-such-upload']);
    expect(saved.status).toBe(200);
    expect((saved.data as object | undefined) ?? {}).not.toHaveProperty('attachments');
    await world.call(discardDraft, { id }, { as: world.me });
  });
});

test('An attachment that no message takes is deleted with its files once it has expired', async () => {
  const file = await world.aFile();
  await world.table.write(Step.remove(uploads.key(file))); // as DynamoDB does
  await world.runStream();
  expect(await world.isStored(file)).toBe(false);
});
