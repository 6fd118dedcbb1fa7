import { useTranslation } from 'react-i18next';
import type { ReportCase } from '#shared/entities/report.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Count } from '#web/ui/Badge.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { RelativeTime } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';

export interface ReportQueueProps {
  cases: readonly ReportCase[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Reported things with the number of reports, as buttons that open them. */
export function ReportQueue({ cases, chosen, onChoose }: ReportQueueProps) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  return (
    <ul className="people-found report-queue" aria-label={t('reports.list')}>
      {cases.map(({ ReportID, target, label, count, firstAt }) => (
        <li key={ReportID}>
          {/* Its text is the thing and the number of reports. */}
          <button
            type="button"
            aria-current={ReportID === chosen ? 'true' : undefined}
            onClick={() => onChoose(ReportID)}
          >
            <span>
              <b {...written()}>{label}</b>
              <small>
                <Facts>
                  {t(`reports.kinds.${target.kind}`)}
                  <>
                    {t('reports.since')} <RelativeTime at={firstAt} />
                  </>
                </Facts>
              </small>
            </span>
            <span>
              <span aria-hidden="true">
                <Count value={count} tone="ember" />
              </span>
              <span className="sr">{t('reports.count', { count, number: format.number(count) })}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
