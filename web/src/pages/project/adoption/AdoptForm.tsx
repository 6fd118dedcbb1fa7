import { useTranslation } from 'react-i18next';
import { adoption } from '#shared/adoption.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { limitOf } from '#web/domain/limit/limitOf.ts';
import { useAllowance } from '#web/domain/limit/useAllowance.ts';
import { useFormat } from '#web/i18n/format.ts';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { DialogForm } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Form in which a user applies to take a project over, with a reason. Users who may not apply are informed before they write. */
export function AdoptForm({ ProjectID, onClose }: { ProjectID: ProjectID; onClose: () => void }) {
  const { t } = useTranslation('teams');
  const format = useFormat();
  const toast = useToast();
  const { cannotPublish, isLoading } = useAllowance();
  const form = useContractForm('applyForAdoption', {
    schema: async () => (await import('#shared/contracts/adoption.ts')).adoption.applyForAdoption.spec.body,
    initial: { note: '' },
    draftOf: ProjectID,
    toCall: body => ({ ProjectID, body }),
    changes: ['getAdoption'],
    wordsFor: () => t('note.short', { min: format.number(adoption.note.min) }),
    onRefused: () => void invalidate('getProjectAllowance'),
    onDone: () => {
      onClose();
      toast.show({ kind: 'success', title: t('apply.sent') });
    },
  });
  const { values, bind, refusal } = form;
  const limit = isRefusal(refusal, 'INSUFFICIENT_POINTS') ? 'adopt' : limitOf(refusal);
  if (isLoading) return <Skeleton />;
  if (values.note === '' && cannotPublish) return <LimitAlert kind="publish" />;
  return (
    <DialogForm
      form={form}
      className="apply"
      lead={<p className="soft small">{t('apply.lead')}</p>}
      failed={t('apply.failed')}
      refused={limit && <LimitAlert kind={limit} isRefused />}
      cancel={t('cancel')}
      submit={t('apply.send')}
      busy={t('busy')}
      onClose={onClose}
    >
      <TextArea {...bind('note')} label={t('apply.note')} counted maxLength={adoption.note.max} rows={5} />
    </DialogForm>
  );
}
