import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { answering } from '#shared/answering.ts';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { Task } from '#shared/entities/task.ts';
import { nameOf } from '#shared/fullName.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { FormDialog } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';

export interface SendBackProps {
  /** A task in review. */
  task: Task;
  to: TaskState;
  /** Queries that this makes stale. */
  changes?: readonly EndpointID[];
  onDone: (task: Task) => void;
  onRefused?: (error: ApiError) => void;
  onClose: () => void;
}

/** Dialog in which an owner sends work back, and may say what should change. */
export function SendBack({ task, to, changes, onDone, onRefused, onClose }: SendBackProps) {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  const { ProjectID, TaskID, Title, assignee } = task;
  const version = useRef(task.version);
  const name = assignee ? nameOf(assignee, lang) : '';
  const form = useContractForm('changeTaskStatus', {
    schema: async () => (await import('#shared/contracts/tasks.ts')).tasks.changeTaskStatus.spec.body,
    initial: { words: '' },
    draftOf: `${TaskID}.back`,
    toInput: ({ words }) => ({ status: to, version: version.current, ...(words.trim() && { words }) }),
    textsOf: ({ words }) => words,
    toCall: body => ({ ProjectID, TaskID, body }),
    ...(changes && { changes }),
    wordsFor: () => t('sendBack.short', { min: answering.sendBack.min }),
    onDone,
    onRefused(error) {
      const current = error.values['task'] as Task | undefined; // declared by the contract
      if (error.code !== 'TASK_CHANGED' || current?.status !== task.status) return onRefused?.(error);
      version.current = current.version; // a change of other fields does not prevent it
      queueMicrotask(() => void form.sendNow()); // after the end of this submission
    },
  });

  return (
    <FormDialog
      form={form}
      title={t('sendBack.title', { title: Title })}
      className="gap-3"
      lead={<p className="soft">{t('sendBack.lead', { name })}</p>}
      failed={t('sendBack.failed')}
      cancel={t('cancel')}
      submit={t('sendBack.confirm')}
      busy={t('sendBack.sending')}
      onClose={onClose}
    >
      <TextArea
        {...form.bind('words')}
        label={t('sendBack.words')}
        hint={t('sendBack.hint', { name })}
        optional
        counted
        maxLength={answering.sendBack.max}
        rows={4}
      />
    </FormDialog>
  );
}
