import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hideComment } from '#functions/comments/hideComment.ts';
import { updateComment } from '#functions/comments/updateComment.ts';
import { aMessage } from '#functions/messages/testing/aMessage.ts';
import { Step } from '#functions/platform/table/step.ts';
import { hideProgressEntry } from '#functions/progress/hideProgressEntry.ts';
import { progressEntries } from '#functions/progress/progressEntry.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { Pictures } from '#shared/entities/picture.ts';
import type { UserID } from '#shared/ids.ts';
import { details, type TranslationScene, translationScene } from './testing/translationScene.ts';

let scene: TranslationScene;
let edith: UserID;
let made: Awaited<ReturnType<TranslationScene['published']>>;

beforeAll(async () => {
  scene = await translationScene();
  edith = await scene.samples.person();
});
afterAll(() => scene.world.close());
beforeEach(async () => {
  made = await scene.published();
});

const translate = (body: object, as?: UserID, groups?: string[]) => scene.translate(body, as, groups);
const textsOf = async (body: object, as?: UserID) =>
  ((await translate(body, as)).data as { texts: Record<string, string> } | undefined)?.texts;
const edit = (text: string) => {
  const { ProjectID, CommentID } = made.comment;
  return scene.world.callWith(updateComment, { ProjectID, CommentID, body: { text } }, { as: made.reader });
};

describe('A translation', () => {
  test('of details leaves structure, amounts, addresses and names as they are', async () => {
    expect(await translate(made.project)).toMatchObject({
      status: 200,
      data: {
        from: 'en',
        isPartial: false,
        texts: {
          details:
            '## THE ROOF\n\nIT CARRIES **20 kg** OF SOIL. SEE https://roof.example, OR ASK Roof garden.',
        },
      },
    });
  });

  test('is made of comments, replies, entries of a log and profiles, for visitors too', async () => {
    const { comment, entry, ProjectID, reader } = made;
    const reply = await scene.commentOn(ProjectID, reader, 'Rather deep.', comment.CommentID);
    expect(await textsOf(comment)).toEqual({ text: 'HOW DEEP IS IT?' });
    expect(await textsOf(reply)).toEqual({ text: 'RATHER DEEP.' });
    expect(await textsOf(entry)).toEqual({ title: 'SEVEN WEEKS', text: 'THE BEDS CARRY 20 kg.' });
    const ada = await scene.samples.person({
      about: 'A gardener of roofs',
      bio: 'From York.',
      writtenIn: 'en',
    });
    expect(await textsOf({ kind: 'author', UserID: ada })).toEqual({
      about: 'A GARDENER OF ROOFS',
      bio: 'FROM YORK.',
    });
  });

  test('of an entry brings the words about its pictures', async () => {
    const { entry, ProjectID } = made;
    const files = { card: '/media/card.webp', cover: '/media/cover.webp', width: 700, height: 400 };
    const pictures = Pictures.parse([
      { UploadID: 'beds', alt: 'A bed of 20 kg', caption: 'The first one', ...files },
    ]);
    const key = progressEntries.key(ProjectID, entry.ProgressEntryID);
    await scene.world.table.write(Step.update(key, { pictures }));
    expect(await textsOf(entry)).toEqual({
      title: 'SEVEN WEEKS',
      text: 'THE BEDS CARRY 20 kg.',
      'pictures.beds.alt': 'A BED OF 20 kg',
      'pictures.beds.caption': 'THE FIRST ONE',
    });
  });

  test('is kept for everybody, until the text changes or a month is over', async () => {
    const { comment } = made;
    const before = scene.service.calls();
    await translate(comment, made.reader);
    await translate(comment);
    await translate(comment, made.owner);
    expect(scene.service.calls()).toBe(before + 1);
    await translate({ ...comment, into: 'es' });
    expect(scene.service.calls()).toBe(before + 2);

    await edit('How high is it?');
    expect(await textsOf(comment)).toEqual({ text: 'HOW HIGH IS IT?' });
    expect(scene.service.calls()).toBe(before + 3);
    scene.world.clock.add({ days: 31 });
    await translate(comment);
    expect(scene.service.calls()).toBe(before + 4);
  });

  test('says of which texts it is, so that a page notices that it shows older ones', async () => {
    const { comment } = made;
    const markOf = async () => ((await translate(comment)).data as { of: string }).of;
    const first = await markOf();
    expect(await markOf()).toBe(first);
    await edit('How high is it?');
    expect(await markOf()).not.toBe(first);
  });

  test('is the same for two readers who ask at the same time', async () => {
    const { comment } = made;
    const letGo = scene.service.hold();
    const both = [translate(comment, made.reader), translate(comment, made.owner)];
    letGo();
    expect((await Promise.all(both)).map(({ data }) => data)).toMatchObject([
      { texts: { text: 'HOW DEEP IS IT?' } },
      { texts: { text: 'HOW DEEP IS IT?' } },
    ]);
  });

  test('is not possible into the language of the text, of a language that is not known, or of nothing', async () => {
    const unknown = await scene.samples.person({ about: 'Somebody', writtenIn: undefined });
    const silent = await scene.samples.person({ writtenIn: 'en' });
    for (const text of [
      { ...made.project, into: 'en' },
      { kind: 'author', UserID: unknown },
      { kind: 'author', UserID: silent },
    ])
      expect(await translate(text)).toMatchObject({ status: 422, code: 'TRANSLATION_NOT_POSSIBLE' });
  });
});

describe('A text that one may not read is not translated:', () => {
  test('a project that is not public, or whose owner is banned', async () => {
    const hidden = await scene.samples.submitted(made.owner, { details });
    const text = { kind: 'project', ProjectID: hidden };
    expect(await translate(text, made.reader)).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    expect(await translate(text, made.owner)).toMatchObject({ status: 200 });
    expect(await translate({ kind: 'project', ProjectID: 'none' })).toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });

    const bad = await scene.samples.person({ status: 'banned' });
    const theirs = await scene.samples.published(made.owner, { details });
    const record = await scene.world.table.get(projects.key(theirs));
    if (!record) throw new Error('no project');
    await translate({ kind: 'project', ProjectID: theirs });
    await scene.world.table.write(Step.put(projects.key(theirs), { ...record, OwnerUserID: bad }));
    expect(await translate({ kind: 'project', ProjectID: theirs })).toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
  });

  test('a comment that is hidden, deleted or withheld', async () => {
    const { comment } = made;
    await translate(comment);
    await scene.world.callWith(
      hideComment,
      { ProjectID: made.ProjectID, CommentID: comment.CommentID, body: { hidden: true } },
      { as: made.owner },
    );
    expect(await translate(comment)).toMatchObject({ code: 'COMMENT_NOT_FOUND' });
    expect(await translate(comment, edith)).toMatchObject({ code: 'COMMENT_NOT_FOUND' });
    expect(await translate(comment, made.reader)).toMatchObject({ status: 200 });
    expect(await translate({ ...comment, CommentID: 'none' })).toMatchObject({ code: 'COMMENT_NOT_FOUND' });
  });

  test('an entry that is hidden', async () => {
    const { entry } = made;
    await scene.world.callWith(
      hideProgressEntry,
      { ProjectID: made.ProjectID, ProgressEntryID: entry.ProgressEntryID, body: { hidden: true } },
      { as: edith, groups: ['admins'] },
    );
    expect(await translate(entry, made.reader)).toMatchObject({ code: 'PROGRESS_ENTRY_NOT_FOUND' });
    expect(await translate(entry, made.owner)).toMatchObject({ status: 200 });
  });

  test('the profile of somebody who is banned', async () => {
    const bad = await scene.samples.person({ about: 'Sells things', writtenIn: 'en', status: 'banned' });
    expect(await translate({ kind: 'author', UserID: bad })).toMatchObject({ code: 'AUTHOR_NOT_FOUND' });
  });

  test('a message of others', async () => {
    const { id } = await aMessage(scene.world, made.owner, made.reader, {
      body: 'Mind the bolt.',
      language: 'en',
    });
    const text = { kind: 'message', id };
    expect(await translate(text)).toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    expect(await translate(text, edith)).toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    expect(await textsOf(text, made.reader)).toEqual({ body: 'MIND THE BOLT.' });
  });
});

describe('An owner', () => {
  const pieces = (keys: string[], as?: UserID) =>
    translate({ kind: 'pieces', ProjectID: made.ProjectID, keys }, as);

  test('starts a translation of the texts that they edit, without the names', async () => {
    expect(
      await pieces(['name', 'shortName', 'description', 'contributionName', 'faq.0.question'], made.owner),
    ).toMatchObject({
      data: {
        texts: {
          description: 'WE PLANT VEGETABLES ABOVE THE MARKET HALL, TOGETHER.',
          contributionName: 'SEED',
        },
      },
    });
  });

  test('is the only one who can', async () => {
    expect(await pieces(['description'], made.reader)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await pieces(['description'])).toMatchObject({ code: 'FORBIDDEN' });
    expect(await pieces(['nonsense'], made.owner)).toMatchObject({ status: 400 });
    expect(await pieces([], made.owner)).toMatchObject({ status: 400 });
  });
});
