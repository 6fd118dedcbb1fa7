import { useTranslation } from 'react-i18next';
import {
  type ReportDecision as Decision,
  type ReportCase,
  reportDecisions,
} from '#shared/entities/report.ts';
import { project as limits, timings } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { RadioGroup } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

const INITIAL: { decision: Decision; reason: string } = { decision: 'dismiss', reason: '' };
const CHANGES = ['listReports', 'getReport', 'listAuditEntries'] as const;

/** Whether the person concerned reads the reason; without it the decision is refused. */
const isReasonRead = (decision: Decision): boolean =>
  decision === 'banPerson' || decision === 'takeDownProject';

/** Decisions that fit each kind of thing. */
const fitting = ({ target: { kind } }: ReportCase): readonly Decision[] =>
  reportDecisions.filter(
    decision =>
      (decision !== 'hideComment' || kind === 'comment') &&
      (decision !== 'takeDownProject' || kind === 'project'),
  );

export interface ReportDecisionProps {
  report: ReportCase;
  onDecided: () => void;
  /** Called if another administrator has decided on it in the meantime. */
  onOver: () => void;
}

/** Form in which an administrator decides on a report. */
export function ReportDecision({ report, onDecided, onOver }: ReportDecisionProps) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const toast = useToast();
  const needed = t('reports.decision.reasonNeeded', { min: format.number(limits.reason.min) });
  const form = useContractForm('resolveReport', {
    schema: async () => (await import('#shared/contracts/reports.ts')).reports.resolveReport.spec.body,
    initial: INITIAL,
    draftOf: report.ReportID,
    toInput: ({ decision, reason }) => ({ decision, ...(reason.trim() && { reason }) }),
    toCall: body => ({ ReportID: report.ReportID, body }),
    changes: CHANGES,
    wordsFor: () => needed,
    onDone: () => {
      toast.show({ kind: 'success', title: t('reports.decision.done') });
      onDecided();
    },
    onRefused: error => {
      if (!isRefusal(error, 'REPORT_ALREADY_RESOLVED')) return;
      toast.show({
        kind: 'warning',
        title: t('reports.decision.over'),
        text: t('reports.decision.overText'),
        duration: timings.noticeError,
      });
      onOver();
      void invalidate(...CHANGES);
    },
  });
  const { bind, values, set } = form;

  return (
    <Form form={form} failed={t('reports.decision.failed')} className="report-decision">
      <RadioGroup
        legend={t('reports.decision.title')}
        name="decision"
        options={fitting(report)}
        labelOf={decision => t(`reports.decision.${decision}`)}
        value={values.decision}
        onChange={decision => set('decision', decision)}
      />
      <TextArea
        {...bind('reason')}
        label={t('reports.decision.reason')}
        hint={isReasonRead(values.decision) ? needed : t('reports.decision.reasonOptional')}
        counted
        maxLength={limits.reason.max}
        rows={3}
      />
      <Button
        kind={values.decision === 'dismiss' ? 'moss' : 'danger'}
        type="submit"
        busy={form.isBusy && t('reports.decision.saving')}
      >
        {t('reports.decision.save')}
      </Button>
    </Form>
  );
}
