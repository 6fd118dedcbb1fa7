import { useTranslation } from 'react-i18next';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { TaskFormProps } from './TaskForm.tsx';

const TaskForm = lazyComponent(async () => (await import('./TaskForm.tsx')).TaskForm, {
  fallback: <Skeleton />,
});

export interface TaskDialogProps extends Omit<TaskFormProps, 'card'> {
  /** The task to edit; the dialog is closed without one. */
  card: TaskFormProps['card'] | undefined;
}

/** The form of a task in a dialog; its code loads when it is opened. */
export function TaskDialog({ card, onClose, ...form }: TaskDialogProps) {
  const { t } = useTranslation('tasks');
  return (
    <Dialog open={card !== undefined} onClose={onClose} title={card?.Title ?? t('edit.title')} wide>
      {card && <TaskForm key={card.TaskID} {...{ card, onClose, ...form }} />}
    </Dialog>
  );
}
