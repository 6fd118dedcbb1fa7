import * as z from 'zod/mini';
import { domain, post } from '../contract.ts';
import { mostPieces, PieceKey } from '../entities/translation.ts';
import { WrittenLanguage } from '../fields.ts';
import { CommentID, MessageID, ProgressEntryID, ProjectID, UserID } from '../ids.ts';

const into = WrittenLanguage;

/** A text that is stored, by its kind and its ids. A call never brings a text of its own. */
const StoredText = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('project'), ProjectID, into }),
  z.object({
    kind: z.literal('comment'),
    ProjectID,
    CommentID,
    /** Names the comment that a reply belongs to; absent for a comment. */
    replyTo: z.optional(CommentID),
    into,
  }),
  z.object({ kind: z.literal('progressEntry'), ProjectID, ProgressEntryID, into }),
  z.object({ kind: z.literal('author'), UserID, into }),
  z.object({ kind: z.literal('message'), id: MessageID, into }),
  z.object({
    kind: z.literal('pieces'),
    ProjectID,
    keys: z.array(PieceKey).check(z.minLength(1), z.maxLength(mostPieces)),
    into,
  }),
]);

/** A translation by machine. */
const MachineTranslation = z.object({
  /** The language in which the text is written. */
  from: WrittenLanguage,
  /** The translated texts by their names: `details`, `text`, `title`, `about`, `bio`, `body`, `pictures.ID.alt` and `pictures.ID.caption` of an entry, or the key of a piece. */
  texts: z.record(z.string(), z.string()),
  /** Whether some of it could not be translated and is as it was written. */
  isPartial: z.boolean(),
  /** Mark of the texts that were translated (`textMark`), by which a page notices that it shows older ones. */
  of: z.string(),
});

/** Translations by machine, where a translator is set. */
export const translation = domain('translation', {
  translateText: post('/translations', {
    summary:
      'Translate the details of a project, a comment, an entry of a progress log, a profile or a message of the caller into a language, where the installation has a translator; `pieces` are texts of a project as its owner edits them. Texts are read as elsewhere, and translations are kept for everybody until the text changes, except those of messages and pieces.',
    access: 'optional',
    body: StoredText,
    output: MachineTranslation,
    errors: [
      'TRANSLATOR_OFF',
      'TRANSLATION_NOT_POSSIBLE',
      'TRANSLATION_LIMIT_REACHED',
      'TRANSLATION_BUDGET_USED',
      'TRANSLATION_UNAVAILABLE',
      'PROJECT_NOT_FOUND',
      'COMMENT_NOT_FOUND',
      'PROGRESS_ENTRY_NOT_FOUND',
      'AUTHOR_NOT_FOUND',
      'MESSAGE_NOT_FOUND',
      'FORBIDDEN',
      'TOO_MANY_ATTEMPTS',
    ],
  }),
});
