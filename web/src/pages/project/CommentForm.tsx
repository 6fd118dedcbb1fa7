import './Comments.css';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Comment form that loads, with the form library, when the first one is shown: only signed-in users can comment. */
export const CommentForm = lazyComponent(async () => (await import('./CommentEditor.tsx')).CommentEditor, {
  fallback: (
    <Skeleton>
      <span className="skel skel--comment" />
    </Skeleton>
  ),
});
