import { useTranslation } from 'react-i18next';
import type { WrittenLanguage } from '#shared/fields.ts';
import { progressEntry as limits } from '#shared/progressLog.ts';
import { TextArea, TextField } from '#web/ui/fields/TextField.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';

interface Draft {
  title: string;
  text: string;
}

interface ProgressEntryFieldsProps {
  bind: FormFields<Draft>['bind'];
  language?: WrittenLanguage;
}

/** The title and the text of an entry. */
export function ProgressEntryFields({ bind, language }: ProgressEntryFieldsProps) {
  const { t } = useTranslation('moderation');
  return (
    <>
      <TextField
        {...bind('title')}
        label={t('progress.title')}
        lang={language}
        placeholder={t('progress.titleExample')}
        maxLength={limits.title.max}
      />
      <TextArea
        {...bind('text')}
        label={t('progress.text')}
        lang={language}
        counted
        maxLength={limits.text.max}
        rows={6}
      />
    </>
  );
}
