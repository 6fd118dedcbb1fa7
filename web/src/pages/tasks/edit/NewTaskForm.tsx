import { useTranslation } from 'react-i18next';
import type { Task, TaskBoard } from '#shared/entities/task.ts';
import type { TeamMember } from '#shared/entities/teamMember.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { limitOf } from '#web/domain/limit/limitOf.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { DialogForm } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { TaskFields } from './TaskFields.tsx';
import { useFieldLabels } from './useFieldLabels.ts';
import { usePastDueDate } from './usePastDueDate.tsx';
import { useTaskFieldWords } from './useTaskFieldWords.ts';
import { bodyOf, taskTexts, valuesOf } from './values.ts';

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
  const wordsFor = useTaskFieldWords();
  const { ProjectID, isOwner } = board;
  const pastDue = usePastDueDate();
  const form = useContractForm('createTask', {
    schema: async () => (await import('#shared/contracts/tasks.ts')).tasks.createTask.spec.body,
    initial: valuesOf(undefined, lang),
    draftOf: `${ProjectID}.${lang}`, // numbers are typed differently in each language
    toInput: (values, submissionKey) => ({ ...bodyOf(values, isOwner, lang), submissionKey }),
    confirm: ({ dueDate }) => pastDue.confirm(dueDate, undefined),
    textsOf: taskTexts,
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
    <DialogForm
      form={form}
      className="task-form"
      labels={labels}
      refused={limit && <LimitAlert kind={limit} isRefused />}
      cancel={t('cancel')}
      submit={t('new.create')}
      busy={t('new.creating')}
      onClose={onClose}
    >
      <TaskFields form={form} team={team} isOwner={isOwner} />
      {pastDue.question}
    </DialogForm>
  );
}
