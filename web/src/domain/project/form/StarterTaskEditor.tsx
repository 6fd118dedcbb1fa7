import { useTranslation } from 'react-i18next';
import { starterTask } from '#shared/finding.ts';
import { task } from '#shared/settings.ts';
import { LineField } from '#web/ui/fields/LineField.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';

type Bound = ReturnType<FormFields<{ text: string }>['bind']>;

interface StarterTaskEditorProps {
  title: Bound;
  description: Bound;
  isOpen: boolean;
  lang: string;
}

/** A small task that applicants do instead of writing a letter. */
export const StarterTaskEditor = lazyComponent(() => Editor, { texts: ['suggestions'] });

function Editor({ title, description, isOpen, lang }: StarterTaskEditorProps) {
  const { t } = useTranslation('suggestions');
  return (
    <details className="starter-editor" open={isOpen || Boolean(title.error ?? description.error)}>
      <summary className="link small">{t('starter.edit')}</summary>
      <p className="small soft">{t('starter.editLead')}</p>
      <LineField
        {...title}
        label={t('starter.taskTitle')}
        optional
        counted
        maxLength={task.Title.max}
        lang={lang}
      />
      <TextArea
        {...description}
        label={t('starter.taskDescription')}
        optional
        counted
        maxLength={starterTask.Description.max}
        rows={3}
        lang={lang}
      />
    </details>
  );
}
