import sparkles from 'lucide-static/icons/sparkles.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task, TaskBoard } from '#shared/entities/task.ts';
import { Count } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useWaitingTasks } from './useWaitingTasks.ts';

const TaskSuggestions = lazyComponent(async () => (await import('./TaskSuggestions.tsx')).TaskSuggestions, {
  fallback: <Skeleton />,
});

export interface SuggestTasksProps {
  board: TaskBoard;
  onCreated: (task: Task) => void;
}

/** The button for suggested tasks, with the number of those that wait for an answer. */
export function SuggestTasks({ board, onCreated }: SuggestTasksProps) {
  const { t } = useTranslation('workspace');
  const [isOpen, setOpen] = useState(false);
  const waiting = useWaitingTasks(board);
  return (
    <>
      <Button size="s" kind="line" icon={sparkles} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {waiting.count > 0 ? (
          <>
            {t('suggest.title')} <Count value={waiting.count} tone="moss" />
          </>
        ) : (
          t('suggest.tasks')
        )}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={t('suggest.tasksTitle')} wide>
          <TaskSuggestions project={board.ProjectID} waiting={waiting} onCreated={onCreated} />
        </Dialog>
      )}
    </>
  );
}
