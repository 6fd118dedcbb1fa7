import { useState } from 'react';
import type { CommentID, ProjectID } from '#shared/ids.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useList } from '#web/api/useList.ts';

/** A comment on its way to the server. */
export interface PendingComment {
  text: string;
  replyTo: CommentID | undefined;
  at: string;
}

/** The comments of a project, and what is being sent; it is shown before the server has it. */
export function useComments(ProjectID: ProjectID) {
  const list = useList('listComments', { ProjectID });
  const { run } = useMutation('addComment', ['listComments', 'getProject']);
  const [sending, setSending] = useState<PendingComment>();

  /** What went wrong, if something did. */
  async function post(text: string, replyTo?: CommentID): Promise<ApiError | undefined> {
    setSending({ text, replyTo, at: new Date().toISOString() });
    const { error } = await run({ ProjectID, body: { text, ...(replyTo && { replyTo }) } });
    setSending(undefined);
    return error;
  }

  return { ...list, sending, post };
}

export type CommentList = ReturnType<typeof useComments>;
