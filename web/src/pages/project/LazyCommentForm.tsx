import './Comments.css';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Only signed-in visitors comment: the form and its engine load with the first one shown. */
export const CommentForm = lazyComponent(async () => (await import('./CommentForm.tsx')).CommentForm, {
  fallback: (
    <Skeleton>
      <span className="skel skel--comment" />
    </Skeleton>
  ),
});
