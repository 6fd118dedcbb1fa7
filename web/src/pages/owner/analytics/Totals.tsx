import arrowDown from 'lucide-static/icons/arrow-down.svg?raw';
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw';
import { useTranslation } from 'react-i18next';
import type { ProjectAnalytics, VisitCounts } from '#shared/entities/analytics.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Stats } from '#web/ui/Stat.tsx';

const COUNTS = [
  'visits',
  'visitors',
  'likes',
  'applications',
  'contributions',
] as const satisfies (keyof VisitCounts)[];

/** Totals of a range, compared with the one before if that is known. */
export function Totals({ analytics: { from, to, totals, details } }: { analytics: ProjectAnalytics }) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const dates = { from: format.date(from), to: format.date(to) };
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const before = details && Object.values(details.before).some(one => one > 0) ? details.before : undefined;
  return (
    <section aria-labelledby="totals-title">
      <div className="sechead">
        <h2 className="h3" id="totals-title">
          {t('totals.title', dates)}
        </h2>
        {details && (
          <span className="small soft">
            {t(before ? 'totals.compared' : 'totals.nothingBefore', { count: length })}
          </span>
        )}
      </div>
      <Stats
        stats={COUNTS.map(name => ({
          label: t(`counts.${name}`),
          value: format.number(totals[name]),
          ...(before && { detail: <Change now={totals[name]} before={before[name]} /> }),
        }))}
      />
    </section>
  );
}

/** Change of a figure, as an arrow and in words. */
function Change({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const values = { before: format.number(before) };
  if (now === before) return <>{t('change.same', values)}</>;

  const share = before === 0 ? undefined : Math.abs(now - before) / before;
  if (share !== undefined && share < 0.005) return <>{t('change.similar', values)}</>;
  const direction = now > before ? 'more' : 'less';
  return (
    <span className={`change change--${direction}`}>
      <Icon svg={direction === 'more' ? arrowUp : arrowDown} />
      {share === undefined
        ? t('change.new', values)
        : t(`change.${direction}`, { ...values, share: format.share(share) })}
    </span>
  );
}
