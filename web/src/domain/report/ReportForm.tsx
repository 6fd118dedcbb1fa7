import './Report.css';
import { useTranslation } from 'react-i18next';
import { type ReportTarget, reportReasons } from '#shared/entities/report.ts';
import { reports } from '#shared/moderation.ts';
import { RadioGroup } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { DialogForm } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Id of the report's target, whatever its kind. */
const idOf = (target: ReportTarget): string => {
  if (target.kind === 'project') return target.ProjectID;
  if (target.kind === 'comment') return target.CommentID;
  return target.kind === 'person' ? target.UserID : target.id;
};

/** No reason is chosen for the reporter: administrators decide by it. */
const INITIAL = { reason: '', note: '' };

export interface ReportFormProps {
  target: ReportTarget;
  onClose: () => void;
}

/** Reports content with a reason and a note. */
export function ReportForm({ target, onClose }: ReportFormProps) {
  const { t } = useTranslation('moderation');
  const toast = useToast();
  const form = useContractForm('reportContent', {
    schema: async () => (await import('#shared/contracts/reports.ts')).reports.reportContent.spec.body,
    initial: INITIAL,
    draftOf: idOf(target),
    toInput: ({ reason, note }) => ({ target, reason, ...(note.trim() && { note }) }),
    toCall: body => ({ body }),
    wordsFor: () => t('report.reasonNeeded'),
    onDone: () => {
      onClose();
      toast.show({ kind: 'success', title: t('report.done.title'), text: t('report.done.text') });
    },
  });
  const { bind, values, set } = form;
  const { error: reasonError } = bind('reason');

  return (
    <DialogForm
      form={form}
      className="report"
      lead={<p className="soft">{t('report.lead')}</p>}
      failed={t('report.failed')}
      cancel={t('report.cancel')}
      submit={t('report.send')}
      busy={t('report.sending')}
      onClose={onClose}
    >
      <div className="report-fields">
        <RadioGroup
          legend={t('report.reason')}
          error={reasonError}
          name="reason"
          options={reportReasons}
          labelOf={reason => t(`report.reasons.${reason}`)}
          value={values.reason}
          onChange={reason => set('reason', reason)}
        />
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
    </DialogForm>
  );
}
