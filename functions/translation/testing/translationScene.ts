import { addComment } from '#functions/comments/addComment.ts';
import { addProgressEntry } from '#functions/progress/addProgressEntry.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld } from '#functions/testing/world.ts';
import type { CommentID, ProgressEntryID, ProjectID, UserID } from '#shared/ids.ts';
import { translateText } from '../translateText.ts';
import { capitalTranslator } from './capitalTranslator.ts';

export const details =
  '## The roof\n\nIt carries **20 kg** of soil. See https://roof.example, or ask Roof garden.';

/** A world with a translator that writes capitals, in which people publish projects, comments and entries of a log. */
export async function translationScene() {
  const service = capitalTranslator();
  const world = await createWorld({
    translator: service.translator,
    translatorCharactersPerDay: 10_000_000,
  });
  const samples = samplesIn(world);

  const translate = (body: object, as?: UserID, groups?: string[]) =>
    world.callWith(
      translateText,
      { body: { into: 'fr', ...body } },
      { ...(as && { as }), ...(groups && { groups }) },
    );

  /** A project in English with a comment of a reader and an entry of its log, as a call names them. */
  async function published() {
    const [owner, reader] = await Promise.all([samples.person(), samples.person()]);
    const ProjectID = await samples.published(owner, { details });
    return {
      owner,
      reader,
      ProjectID,
      project: { kind: 'project', ProjectID } as const,
      comment: await commentOn(ProjectID, reader),
      entry: await entryIn(ProjectID, owner),
    };
  }

  async function commentOn(ProjectID: ProjectID, as: UserID, text = 'How deep is it?', replyTo?: CommentID) {
    const { data } = await world.callWith(
      addComment,
      { ProjectID, body: { text, ...(replyTo && { replyTo }) } },
      { as, headers: { 'accept-language': 'en' } },
    );
    const { CommentID } = data as { CommentID: CommentID };
    return { kind: 'comment', ProjectID, CommentID, ...(replyTo && { replyTo }) } as const;
  }

  async function entryIn(ProjectID: ProjectID, as: UserID) {
    const body = { title: 'Seven weeks', text: 'The beds carry 20 kg.' };
    const { data } = await world.callWith(addProgressEntry, { ProjectID, body }, { as });
    const { ProgressEntryID } = data as { ProgressEntryID: ProgressEntryID };
    return { kind: 'progressEntry', ProjectID, ProgressEntryID } as const;
  }

  return { world, samples, service, translate, published, commentOn };
}

export type TranslationScene = Awaited<ReturnType<typeof translationScene>>;
