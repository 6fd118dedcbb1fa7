import { useTranslation } from 'react-i18next';
import type { WrittenLanguage } from '#shared/fields.ts';
import { progressEntry as limits } from '#shared/progressLog.ts';
import { PicturesField } from '#web/domain/pictures/PicturesField.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { TextArea, TextField } from '#web/ui/fields/TextField.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import type { EntryValues } from './entryForm.ts';

interface ProgressEntryFieldsProps {
  form: Pick<FormFields<EntryValues>, 'bind' | 'values' | 'set' | 'leave' | 'errorOf'>;
  language: WrittenLanguage;
  onSending: (files: number) => void;
}

/** The title, the text and the pictures of an entry. */
export function ProgressEntryFields({ form, language, onSending }: ProgressEntryFieldsProps) {
  const { t } = useTranslation(['moderation', 'showing']);
  const format = useFormat();
  const { bind, values, set, leave, errorOf } = form;
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
      <PicturesField
        name="pictures"
        label={t('progress.pictures')}
        hint={t('showing:pictures.logHint', { most: format.number(limits.pictures.most) })}
        value={values.pictures.items}
        most={limits.pictures.most}
        lang={language}
        error={errorOf('pictures')}
        onChange={items => set('pictures', { items })}
        onLeave={() => leave('pictures')}
        onSending={onSending}
      />
    </>
  );
}
