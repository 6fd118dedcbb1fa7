import { useIdentity } from '#web/api/hooks.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import type { CommentActionsProps } from './CommentActions.tsx';

const Actions = lazyComponent(async () => (await import('./CommentActions.tsx')).CommentActions);

/** What signed-in users can do with a comment; visitors do not load it. */
export const CommentActions = (props: CommentActionsProps) =>
  useIdentity().status === 'signedIn' ? <Actions {...props} /> : null;
