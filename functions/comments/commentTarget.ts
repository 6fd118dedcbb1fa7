import { reports as settings } from '#shared/moderation.ts';
import { excerptOf } from '#shared/truncate.ts';
import { type AnyComment } from './comment.store.ts';

/** A comment in the audit log: within its project, by the beginning of its text. */
export const commentTarget = ({ ProjectID, text }: AnyComment) =>
  ({ kind: 'comment', id: ProjectID, label: excerptOf(text, settings.excerpt) }) as const;
