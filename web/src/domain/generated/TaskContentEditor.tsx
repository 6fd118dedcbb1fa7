import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { check } from '#shared/contracts/validation.ts';
import { TaskContent } from '#shared/entities/generated.ts';
import { task as bounds } from '#shared/settings.ts';
import { editorBox } from '#web/domain/project/form/editorBox.ts';
import { Button } from '#web/ui/Button.tsx';
import { LineField } from '#web/ui/fields/LineField.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { KeptNotice } from '#web/ui/forms/KeptNotice.tsx';
import { useCheckedForm } from '#web/ui/forms/useCheckedForm.ts';
import { useFocusFirstError } from '#web/ui/forms/useFocusFirstError.ts';

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
    draft: { form: 'taskContent', of: Title },
  });
  const save = form.submit(async values => {
    form.draft.forget();
    onSave(values);
  });

  function cancel() {
    form.draft.discard();
    onCancel();
  }

  useEffect(() => box.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  useFocusFirstError(box, form.summary.submissions);

  return (
    <div className={editorBox} ref={box}>
      <KeptNotice draft={form.draft} />
      <LineField {...form.bind('Title')} label={t('task.title')} maxLength={bounds.Title.max} lang={lang} />
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
        <Button size="s" kind="quiet" onClick={cancel}>
          {t('task.cancel')}
        </Button>
      </div>
    </div>
  );
}
