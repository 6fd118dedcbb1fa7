import { useTranslation } from 'react-i18next';
import type { PersonDetails } from '#shared/entities/person.ts';
import { nameOf } from '#shared/fullName.ts';
import { project as limits } from '#shared/settings.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { DialogForm } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { PERSON_CHANGES } from './personChanges.ts';

/** Bans a person with a reason that they will read. */
export function BanForm({ person, onClose }: { person: PersonDetails; onClose: () => void }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const format = useFormat();
  const toast = useToast();
  const hint = t('people.ban.reasonHint', { min: format.number(limits.reason.min) });
  const form = useContractForm('banPerson', {
    schema: async () => (await import('#shared/contracts/admin.ts')).admin.banPerson.spec.body,
    initial: { reason: '' },
    draftOf: person.UserID,
    toInput: values => values,
    toCall: body => ({ UserID: person.UserID, body }),
    changes: PERSON_CHANGES,
    wordsFor: () => hint,
    onDone: () => {
      onClose();
      toast.show({ kind: 'success', title: t('people.ban.done', { name: nameOf(person, lang) }) });
    },
  });
  const { bind } = form;

  return (
    <DialogForm
      form={form}
      className="person-ban"
      lead={<p className="soft">{t('people.ban.text')}</p>}
      failed={t('people.ban.failed')}
      cancel={t('people.ban.cancel')}
      submit={t('people.ban.confirm')}
      busy={t('people.ban.busy')}
      danger
      onClose={onClose}
    >
      <TextArea
        {...bind('reason')}
        label={t('people.ban.reason')}
        hint={hint}
        counted
        maxLength={limits.reason.max}
        rows={4}
      />
    </DialogForm>
  );
}
