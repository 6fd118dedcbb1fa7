import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { deleteComment } from '#functions/comments/deleteComment.ts';
import { eraseBelongings } from '#functions/deletion/eraseBelongings.ts';
import { aMessage } from '#functions/messages/testing/aMessage.ts';
import { deleteProgressEntry } from '#functions/progress/deleteProgressEntry.ts';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { keptTranslationOf } from '#functions/projects/keptTranslation.store.ts';
import { type TranslationScene, translationScene } from './testing/translationScene.ts';

let scene: TranslationScene;
let made: Awaited<ReturnType<TranslationScene['published']>>;
beforeAll(async () => {
  scene = await translationScene();
});
afterAll(() => scene.world.close());
beforeEach(async () => {
  made = await scene.published();
});

/** Whether a translation is stored. */
const isKept = async (text: Parameters<typeof keptTranslationOf>[0]) =>
  (await scene.world.table.get(keptTranslationOf(text, 'fr'))) !== undefined;

describe('Translations go', () => {
  test('with their comment or entry', async () => {
    const { comment, entry, ProjectID, owner, reader } = made;
    for (const text of [comment, entry]) {
      await scene.translate(text);
      expect(await isKept(text)).toBe(true);
    }
    await scene.world.callWith(deleteComment, { ProjectID, CommentID: comment.CommentID }, { as: reader });
    const { ProgressEntryID } = entry;
    await scene.world.callWith(deleteProgressEntry, { ProjectID, ProgressEntryID }, { as: owner });
    expect([await isKept(comment), await isKept(entry)]).toEqual([false, false]);
  });

  test('with their project', async () => {
    const texts = [made.project, made.comment, made.entry];
    for (const text of texts) await scene.translate(text);
    await scene.world.callWith(deleteProject, { ProjectID: made.ProjectID }, { as: made.owner });
    await scene.world.runStream();
    expect(await Promise.all(texts.map(isKept))).toEqual([false, false, false]);
  });

  test('with their person', async () => {
    const ada = await scene.samples.person({ about: 'A gardener', writtenIn: 'en' });
    const text = { kind: 'author', UserID: ada } as const;
    await scene.translate(text);
    expect(await isKept(text)).toBe(true);
    await eraseBelongings(scene.world.table, ada);
    expect(await isKept(text)).toBe(false);
    expect(await scene.world.table.get(authors.key(ada))).toBeDefined();
  });
});

test('Translations of messages are never kept', async () => {
  const { owner, reader } = made;
  const { id } = await aMessage(scene.world, owner, reader, {
    body: 'Mind the bolt of steel.',
    language: 'en',
  });
  const from = scene.world.sent.length;
  await scene.translate({ kind: 'message', id }, reader);
  expect(JSON.stringify(scene.world.sent.slice(from))).not.toContain('STEEL');
  const before = scene.service.calls();
  await scene.translate({ kind: 'message', id }, reader);
  expect(scene.service.calls()).toBe(before + 1);
});
