import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { adoption } from '#shared/adoption.ts';
import type { ProjectID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useContractForm } from '#web/domain/form/useContractForm.ts';
import { useFocusFirstError } from '#web/domain/form/useFocusFirstError.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Applies to take a project over, and says why. A full plan leads to the plan and the projects of one's own. */
export function AdoptForm({ ProjectID, onClose }: { ProjectID: ProjectID; onClose: () => void }) {
  const { t } = useTranslation('teams');
  const lang = useLanguage();
  const format = useFormat();
  const words = useServerMessages();
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  const { bind, formProps, summary, refusal, isBusy } = useContractForm('applyForAdoption', {
    schema: async () => (await import('#shared/contracts/adoption.ts')).adoption.applyForAdoption.spec.body,
    initial: { note: '' },
    toCall: body => ({ ProjectID, body }),
    changes: ['getAdoption'],
    wordsFor: () => t('note.short', { min: format.number(adoption.note.min) }),
    onDone: () => {
      onClose();
      toast.show({ kind: 'success', title: t('apply.sent') });
    },
  });
  useFocusFirstError(box, summary.submissions);
  return (
    <form className="apply" {...formProps}>
      <p className="soft small">{t('apply.lead')}</p>
      {refusal && (
        <Alert
          kind="error"
          announce
          title={t('apply.failed')}
          action={
            isRefusal(refusal, 'PROJECT_LIMIT_REACHED') && (
              <Link className="link small" to={paths.membership({ lang })}>
                {t('apply.plan')}
              </Link>
            )
          }
        >
          {words.refusal(refusal)}
        </Alert>
      )}
      <div ref={box}>
        <TextArea {...bind('note')} label={t('apply.note')} counted maxLength={adoption.note.max} rows={5} />
      </div>
      <div className="dialog-foot">
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button kind="moss" type="submit" busy={isBusy && t('busy')}>
          {t('apply.send')}
        </Button>
      </div>
    </form>
  );
}
