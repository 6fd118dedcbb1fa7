import { useRef, useState } from 'react';
import type { Project } from '#shared/entities/project.ts';
import { call } from '#web/api/client.ts';
import { invalidate } from '#web/api/invalidate.ts';

type Liked = Pick<Project, 'ProjectID' | 'likes'> & { you: Pick<Project['you'], 'liked'> };

/**
 * Shows a like, or its taking back, at once and tells the server; what fails is taken back.
 * Pressing again while one is on its way changes what is sent last.
 */
export function useLike({ ProjectID, likes, you }: Liked, onFailure: (thrown: unknown) => void) {
  const [shown, setShown] = useState<boolean>();
  const wanted = useRef(you.liked);
  const isRunning = useRef(false);
  const liked = shown ?? you.liked;

  async function toggle() {
    wanted.current = !liked;
    setShown(wanted.current);
    if (isRunning.current) return;

    isRunning.current = true;
    let sent = you.liked;
    try {
      while (sent !== wanted.current) {
        const { liked } = await call('likeProject', { ProjectID, body: { liked: wanted.current } });
        sent = liked;
      }
      await invalidate('getProject');
    } catch (thrown) {
      onFailure(thrown);
    }
    isRunning.current = false;
    setShown(undefined);
  }

  return { liked, likes: likes + Number(liked) - Number(you.liked), toggle };
}
