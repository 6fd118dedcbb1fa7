import { useTranslation } from 'react-i18next';
import type { WrittenLanguage } from '#shared/fields.ts';
import { progressEntry as limits } from '#shared/progressLog.ts';
import type { ApiError } from '#web/api/apiError.ts';
import type { FormFields } from '#web/domain/form/useCheckedForm.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextArea, TextField } from '#web/ui/fields/TextField.tsx';

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

interface ProgressFormEndProps {
  refusal: ApiError | undefined;
  isBusy: boolean;
  submit: string;
  onClose: () => void;
}

/** Why an entry was not saved, and the buttons of its form. */
export function ProgressFormEnd({ refusal, isBusy, submit, onClose }: ProgressFormEndProps) {
  const { t } = useTranslation('moderation');
  const words = useServerMessages();
  return (
    <>
      {refusal && (
        <Alert kind="error" announce title={t('progress.failed')}>
          {words.refusal(refusal)}
        </Alert>
      )}
      <div className="dialog-foot">
        <Button kind="quiet" onClick={onClose}>
          {t('progress.cancel')}
        </Button>
        <Button kind="moss" type="submit" busy={isBusy && t('progress.saving')}>
          {submit}
        </Button>
      </div>
    </>
  );
}
