import '#web/domain/project/form/RoleEditor.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { check } from '#shared/contracts/validation.ts';
import { TaskContent } from '#shared/entities/generated.ts';
import { task as bounds } from '#shared/settings.ts';
import { useCheckedForm } from '#web/domain/form/useCheckedForm.ts';
import { useFocusFirstError } from '#web/domain/form/useFocusFirstError.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea, TextField } from '#web/ui/fields/TextField.tsx';

export interface TaskContentEditorProps {
  task: TaskContent;
  /** Language of the project. */
  lang: string;
  onSave: (task: TaskContent) => void;
  onCancel: () => void;
}

/** Edits the title and the description of a suggested task. */
export function TaskContentEditor({ task, lang, onSave, onCancel }: TaskContentEditorProps) {
  const { t } = useTranslation('workspace');
  const box = useRef<HTMLDivElement>(null);
  const { Title, Description, priority } = task;
  const form = useCheckedForm<TaskContent, TaskContent>({
    initial: { Title, Description, priority },
    check: values => check(TaskContent, values),
  });
  const save = form.submit(async values => onSave(values));

  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  useFocusFirstError(box, form.summary.submissions);

  return (
    <div className="role-editor" ref={box}>
      <TextField {...form.bind('Title')} label={t('task.title')} maxLength={bounds.Title.max} lang={lang} />
      <TextArea
        {...form.bind('Description')}
        label={t('task.description')}
        maxLength={bounds.Description.max}
        rows={3}
        lang={lang}
      />
      <div className="row row-2 wrapx">
        <Button size="s" kind="moss" onClick={() => void save()}>
          {t('task.save')}
        </Button>
        <Button size="s" kind="quiet" onClick={onCancel}>
          {t('task.cancel')}
        </Button>
      </div>
    </div>
  );
}
