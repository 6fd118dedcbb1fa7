import { useRef, useState } from 'react';
import type { Project } from '#shared/entities/project.ts';
import { call } from '#web/api/client.ts';
import { invalidate } from '#web/api/invalidate.ts';

type Liked = Pick<Project, 'ProjectID' | 'likes'> & { you: Pick<Project['you'], 'liked'> };

/**
 * Toggles the caller's like optimistically; a failed request restores the previous state.
 * A click during a request is sent after it; only the last state counts.
 */
export function useLike({ ProjectID, likes, you }: Liked, onFailure: (thrown: unknown) => void) {
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
        if (sent === target.current) await invalidate('getProject'); // during which there may be another click
      }
    } catch (thrown) {
      onFailure(thrown);
    }
    isRunning.current = false;
    setShown(undefined);
  }

  return { liked, likes: likes + Number(liked) - Number(you.liked), toggle };
}
