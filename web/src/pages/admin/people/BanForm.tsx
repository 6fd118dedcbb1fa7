import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonDetails } from '#shared/entities/person.ts';
import { nameOf } from '#shared/fullName.ts';
import { project as limits } from '#shared/settings.ts';
import { useContractForm } from '#web/domain/form/useContractForm.ts';
import { useFocusFirstError } from '#web/domain/form/useFocusFirstError.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { PERSON_CHANGES } from './personChanges.ts';

/** Bans a person with a reason that they will read. */
export function BanForm({ person, onClose }: { person: PersonDetails; onClose: () => void }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const format = useFormat();
  const words = useServerMessages();
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  const hint = t('people.ban.reasonHint', { min: format.number(limits.reason.min) });
  const { bind, formProps, summary, refusal, isBusy } = useContractForm('banPerson', {
    schema: async () => (await import('#shared/contracts/admin.ts')).admin.banPerson.spec.body,
    initial: { reason: '' },
    toInput: values => values,
    toCall: body => ({ UserID: person.UserID, body }),
    changes: PERSON_CHANGES,
    wordsFor: () => hint,
    onDone: () => {
      onClose();
      toast.show({ kind: 'success', title: t('people.ban.done', { name: nameOf(person, lang) }) });
    },
  });
  useFocusFirstError(box, summary.submissions);

  return (
    <form className="person-ban" {...formProps}>
      <p className="soft">{t('people.ban.text')}</p>
      {refusal && (
        <Alert kind="error" announce title={t('people.ban.failed')}>
          {words.refusal(refusal)}
        </Alert>
      )}
      <div ref={box}>
        <TextArea
          {...bind('reason')}
          label={t('people.ban.reason')}
          hint={hint}
          counted
          maxLength={limits.reason.max}
          rows={4}
        />
      </div>
      <div className="dialog-foot">
        <Button kind="quiet" onClick={onClose}>
          {t('people.ban.cancel')}
        </Button>
        <Button kind="danger" type="submit" busy={isBusy && t('people.ban.busy')}>
          {t('people.ban.confirm')}
        </Button>
      </div>
    </form>
  );
}
