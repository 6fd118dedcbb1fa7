import { useRef, useState } from 'react';
import type { Project } from '#shared/entities/project.ts';
import { ApiError } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { forgetFailed, keepFailed } from '#web/api/failedActions.ts';
import { invalidate } from '#web/api/invalidate.ts';

type Liked = Pick<Project, 'ProjectID' | 'likes'> & { you: Pick<Project['you'], 'liked'> };

/**
 * Toggles the caller's like optimistically; a failed request restores the previous state.
 * A click during a request is sent after it; only the last state counts. A notice that says `notDone` reports a failure.
 */
export function useLike({ ProjectID, likes, you }: Liked, notDone: string) {
  const [shown, setShown] = useState<boolean>();
  const target = useRef(you.liked);
  const isRunning = useRef(false);
  const liked = shown ?? you.liked;

  async function toggle() {
    target.current = !liked;
    setShown(target.current);
    if (isRunning.current) return;

    isRunning.current = true;
    let sent = you.liked;
    try {
      while (sent !== target.current) {
        const { liked } = await call('likeProject', { ProjectID, body: { liked: target.current } });
        sent = liked;
        forgetFailed('likeProject', { ProjectID, body: { liked } });
        if (sent === target.current) await invalidate('getProject'); // during which there may be another click
      }
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      const input = { ProjectID, body: { liked: target.current } };
      void keepFailed({ id: 'likeProject', input, notDone, error: thrown, stale: ['getProject'] });
    }
    isRunning.current = false;
    setShown(undefined);
  }

  return { liked, likes: likes + Number(liked) - Number(you.liked), toggle };
}
