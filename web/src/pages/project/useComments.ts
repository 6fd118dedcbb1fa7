import { useState } from 'react';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { CommentID, ProjectID } from '#shared/ids.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';

/** A comment that is being posted. */
export interface PendingComment {
  text: string;
  language: WrittenLanguage | undefined;
  replyTo?: CommentID | undefined;
  at: string;
}

/** Comments of a project, with the one being posted, which is shown before the server has confirmed it, and the one that was posted last. */
export function useComments(ProjectID: ProjectID) {
  const list = useList('listComments', { ProjectID });
  const { run } = useMutation('addComment', ['listComments', 'getProject'], { quiet: true });
  const [sending, setSending] = useState<PendingComment>();
  const [posted, setPosted] = useState<CommentID>();

  /** Posts a comment or a reply; resolves to the error, or undefined on success. */
  async function post(written: Omit<PendingComment, 'at'>): Promise<ApiError | undefined> {
    const { text, language, replyTo } = written;
    setSending({ ...written, at: new Date().toISOString() });
    const body = { text, ...(replyTo && { replyTo }) };
    const { error, data } = await run({ ProjectID, body, textLanguage: language });
    setSending(undefined);
    if (data) setPosted(data.CommentID);
    return error;
  }

  return { ...list, sending, posted, post };
}

export type CommentList = ReturnType<typeof useComments>;
