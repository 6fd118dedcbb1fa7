import { useTranslation } from 'react-i18next';
import type { Task, TaskBoard } from '#shared/entities/task.ts';
import type { TeamMember } from '#shared/entities/teamMember.ts';
import { ErrorSummary } from '#web/domain/form/ErrorSummary.tsx';
import { useContractForm } from '#web/domain/form/useContractForm.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { limitOf } from '#web/domain/limit/limitOf.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { TaskFields } from './TaskFields.tsx';
import { useFieldLabels } from './useFieldLabels.ts';
import { useFieldWords } from './useFieldWords.ts';
import { bodyOf, valuesOf } from './values.ts';

export interface NewTaskFormProps {
  board: TaskBoard;
  team: readonly TeamMember[];
  onClose: () => void;
  onCreated: (task: Task) => void;
}

/** The form of a new task. */
export function NewTaskForm({ board, team, onClose, onCreated }: NewTaskFormProps) {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  const labels = useFieldLabels();
  const wordsFor = useFieldWords();
  const { ProjectID, isOwner } = board;
  const form = useContractForm('createTask', {
    schema: async () => (await import('#shared/contracts/tasks.ts')).tasks.createTask.spec.body,
    initial: valuesOf(undefined, lang),
    toInput: (values, submissionKey) => ({ ...bodyOf(values, isOwner, lang), submissionKey }),
    toCall: body => ({ ProjectID, body }),
    wordsFor,
    refusalsAt: { ASSIGNEE_NOT_IN_TEAM: 'assignee' },
    onDone: task => {
      onCreated(task);
      onClose();
    },
  });

  const limit = isOwner ? limitOf(form.refusal) : undefined;
  return (
    <form {...form.formProps} className="task-form">
      {limit ? <LimitAlert kind={limit} isRefused /> : <ErrorSummary {...form.summary} labels={labels} />}
      <TaskFields form={form} team={team} isOwner={isOwner} />
      <div className="dialog-foot">
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" kind="moss" busy={form.isBusy && t('new.creating')}>
          {t('new.create')}
        </Button>
      </div>
    </form>
  );
}
