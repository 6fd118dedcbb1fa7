import './Report.css';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReportTarget, reportReasons } from '#shared/entities/report.ts';
import { reports } from '#shared/moderation.ts';
import { useContractForm } from '#web/domain/form/useContractForm.ts';
import { useFocusFirstError } from '#web/domain/form/useFocusFirstError.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ChoiceGroup, Radio } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** No reason is chosen for the reporter: administrators decide by it. */
const INITIAL = { reason: '', note: '' };

export interface ReportDialogProps {
  open: boolean;
  target: ReportTarget;
  onClose: () => void;
}

/** Reports content with a reason and a note. */
export function ReportDialog({ open, target, onClose }: ReportDialogProps) {
  const { t } = useTranslation('moderation');
  return (
    <Dialog open={open} onClose={onClose} title={t(`report.title.${target.kind}`)}>
      <ReportForm target={target} onClose={onClose} />
    </Dialog>
  );
}

function ReportForm({ target, onClose }: Omit<ReportDialogProps, 'open'>) {
  const { t } = useTranslation('moderation');
  const words = useServerMessages();
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  const { bind, values, set, formProps, summary, refusal, isBusy } = useContractForm('reportContent', {
    schema: async () => (await import('#shared/contracts/reports.ts')).reports.reportContent.spec.body,
    initial: INITIAL,
    toInput: ({ reason, note }) => ({ target, reason, ...(note.trim() && { note }) }),
    toCall: body => ({ body }),
    wordsFor: () => t('report.reasonNeeded'),
    onDone: () => {
      onClose();
      toast.show({ kind: 'success', title: t('report.done.title'), text: t('report.done.text') });
    },
  });
  useFocusFirstError(box, summary.submissions);
  const { error: reasonError } = bind('reason');

  return (
    <form className="report" {...formProps}>
      <p className="soft">{t('report.lead')}</p>
      {refusal && (
        <Alert kind="error" announce title={t('report.failed')}>
          {words.refusal(refusal)}
        </Alert>
      )}
      <div className="report-fields" ref={box}>
        <ChoiceGroup legend={t('report.reason')} error={reasonError}>
          {reportReasons.map(reason => (
            <Radio
              key={reason}
              name="reason"
              value={reason}
              checked={values.reason === reason}
              onChange={() => set('reason', reason)}
              aria-invalid={reasonError !== undefined}
              label={t(`report.reasons.${reason}`)}
            />
          ))}
        </ChoiceGroup>
        <TextArea
          {...bind('note')}
          label={t('report.note')}
          hint={t('report.noteHint')}
          optional
          counted
          maxLength={reports.note.max}
          rows={3}
        />
      </div>
      <div className="dialog-foot">
        <Button kind="quiet" onClick={onClose}>
          {t('report.cancel')}
        </Button>
        <Button kind="moss" type="submit" busy={isBusy && t('report.sending')}>
          {t('report.send')}
        </Button>
      </div>
    </form>
  );
}
