import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { adoption } from '#shared/adoption.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useContractForm } from '#web/domain/form/useContractForm.ts';
import { useFocusFirstError } from '#web/domain/form/useFocusFirstError.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { limitOf } from '#web/domain/limit/limitOf.ts';
import { useAllowance } from '#web/domain/limit/useAllowance.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Applies to take a project over, and says why. Whoever may not hears it before they write. */
export function AdoptForm({ ProjectID, onClose }: { ProjectID: ProjectID; onClose: () => void }) {
  const { t } = useTranslation('teams');
  const format = useFormat();
  const words = useServerMessages();
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  const { cannotPublish, isLoading } = useAllowance();
  const { values, bind, formProps, summary, refusal, isBusy } = useContractForm('applyForAdoption', {
    schema: async () => (await import('#shared/contracts/adoption.ts')).adoption.applyForAdoption.spec.body,
    initial: { note: '' },
    toCall: body => ({ ProjectID, body }),
    changes: ['getAdoption'],
    wordsFor: () => t('note.short', { min: format.number(adoption.note.min) }),
    onRefused: () => void invalidate('getProjectAllowance'),
    onDone: () => {
      onClose();
      toast.show({ kind: 'success', title: t('apply.sent') });
    },
  });
  useFocusFirstError(box, summary.submissions);
  const limit = isRefusal(refusal, 'INSUFFICIENT_POINTS') ? 'adopt' : limitOf(refusal);
  if (isLoading) return <Skeleton />;
  if (values.note === '' && cannotPublish) return <LimitAlert kind="publish" />;
  return (
    <form className="apply" {...formProps}>
      <p className="soft small">{t('apply.lead')}</p>
      {limit && <LimitAlert kind={limit} isRefused />}
      {refusal && !limit && (
        <Alert kind="error" announce title={t('apply.failed')}>
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
