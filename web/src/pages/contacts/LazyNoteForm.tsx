import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The note form, which loads with the form library when the first one is opened. */
export const NoteForm = lazyComponent(async () => (await import('./NoteForm.tsx')).NoteForm, {
  fallback: <Skeleton />,
});
