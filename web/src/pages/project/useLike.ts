import { useRef, useState } from 'react';
import type { Project } from '#shared/entities/project.ts';
import { useMutation } from '#web/api/hooks.ts';

type Liked = Pick<Project, 'ProjectID' | 'likes'> & { you: Pick<Project['you'], 'liked'> };

/**
 * Toggles the caller's like optimistically; a failed request restores the previous state.
 * A click during a request is sent after it; only the last state counts. A failure is reported in a notice with `notDone`.
 */
export function useLike({ ProjectID, likes, you }: Liked, notDone: string) {
  const { run } = useMutation('likeProject', ['getProject'], { notDone });
  const [shown, setShown] = useState<boolean>();
  const target = useRef(you.liked);
  const isRunning = useRef(false);
  const liked = shown ?? you.liked;

  async function toggle() {
    target.current = !liked;
    setShown(target.current);
    if (isRunning.current) return;

    isRunning.current = true;
    for (let sent = you.liked; sent !== target.current; ) {
      const { data } = await run({ ProjectID, body: { liked: target.current } }); // meanwhile there may be another click
      if (!data) break;
      sent = data.liked;
    }
    isRunning.current = false;
    setShown(undefined);
  }

  return { liked, likes: likes + Number(liked) - Number(you.liked), toggle };
}
