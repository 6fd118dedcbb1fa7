import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task, TaskBoard } from '#shared/entities/task.ts';
import { task as settings } from '#shared/settings.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { limitOf } from '#web/domain/limit/limitOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { TextLanguage } from '#web/ui/forms/textLanguage/TextLanguage.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';

export interface QuickAddProps {
  board: TaskBoard;
  onCreated: (task: Task) => void;
  onClose: () => void;
}

/** A new task from its title alone, in the first column. Stays open for the next one. */
export function QuickAdd({ board: { ProjectID, isOwner }, onCreated, onClose }: QuickAddProps) {
  const { t } = useTranslation('tasks');
  const id = useId();
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  const form = useContractForm('createTask', {
    schema: async () => (await import('#shared/contracts/tasks.ts')).tasks.createTask.spec.body,
    initial: { Title: '' },
    draftOf: `${ProjectID}.quick`,
    toInput: (values, submissionKey) => ({ ...values, submissionKey }),
    textsOf: ({ Title }) => Title,
    toCall: body => ({ ProjectID, body }),
    onDone: task => {
      form.engine.reset({ Title: '' });
      onCreated(task);
    },
  });

  const isOfForm = form.summary.problems.some(({ name }) => name === undefined);
  const limit = isOwner ? limitOf(form.refusal) : undefined;

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  }

  function close() {
    form.draft.discard();
    onClose();
  }

  return (
    <Form
      form={form}
      className="quick-add"
      aria-labelledby={id}
      lead={
        <h3 className="sr" id={id}>
          {t('new.title')}
        </h3>
      }
      labels={isOfForm ? { Title: t('field.Title') } : undefined}
      refused={limit && <LimitAlert kind={limit} isRefused />}
    >
      <TextField
        {...form.bind('Title')}
        label={t('field.Title')}
        size="s"
        maxLength={settings.Title.max}
        ref={title}
        onKeyDown={closeOnEscape}
      />
      {form.textLanguage && <TextLanguage {...form.textLanguage} />}
      <div className="row row-2">
        <Button type="submit" size="s" kind="moss" busy={form.isBusy && t('new.creating')}>
          {t('new.create')}
        </Button>
        <Button size="s" kind="quiet" onClick={close}>
          {t('close')}
        </Button>
      </div>
    </Form>
  );
}
