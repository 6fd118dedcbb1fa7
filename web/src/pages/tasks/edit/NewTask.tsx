import { useTranslation } from 'react-i18next';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { NewTaskFormProps } from './NewTaskForm.tsx';

const NewTaskForm = lazyComponent(async () => (await import('./NewTaskForm.tsx')).NewTaskForm, {
  fallback: <Skeleton />,
});

/** The form of a new task in a dialog; its code loads when it is opened. */
export function NewTask({ open, onClose, ...form }: NewTaskFormProps & { open: boolean }) {
  const { t } = useTranslation('tasks');
  return (
    <Dialog open={open} onClose={onClose} title={t('new.title')} wide>
      <NewTaskForm onClose={onClose} {...form} />
    </Dialog>
  );
}
