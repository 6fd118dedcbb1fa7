import type { Project } from '#shared/entities/project.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useToggle } from '#web/api/useToggle.ts';

type Liked = Pick<Project, 'ProjectID' | 'likes'> & { you: Pick<Project['you'], 'liked'> };

/** Toggles the caller's like optimistically. A failure is reported in a notice with `notDone`. */
export function useLike({ ProjectID, likes, you }: Liked, notDone: string) {
  const { run } = useMutation('likeProject', ['getProject'], { notDone });
  const { isOn: liked, toggle } = useToggle(you.liked, async on => {
    const { data } = await run({ ProjectID, body: { liked: on } });
    return data?.liked;
  });
  return { liked, likes: likes + Number(liked) - Number(you.liked), toggle };
}
