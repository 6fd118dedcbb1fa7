import '#web/ui/Card.css';
import check from 'lucide-static/icons/check.svg?raw';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { generation } from '#shared/generation.ts';
import { planOffers } from '#shared/plans.ts';
import { type PlanTypeId, plans, planTypeIds } from '#shared/settings.ts';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useAnswerDays } from '#web/domain/support/useAnswerDays.ts';
import { useVisibilityRule } from '#web/domain/visibility/useVisibilityRule.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Icon } from '#web/ui/Icon.tsx';

/** The plans in a table: one row per limit or feature. */
export function PlanComparison() {
  const { t } = useTranslation('plans');
  const { name, fee, feeFloor } = usePlanFormat();
  const format = useFormat();
  const visibilityRule = useVisibilityRule();
  const { priority, days } = useAnswerDays();
  const id = useId();

  const rows: [string, (plan: PlanTypeId) => ReactNode][] = [
    [t('compare.projects'), plan => format.number(plans[plan].projectsAtOnce)],
    [t('compare.roles'), plan => format.number(plans[plan].prospectsPerProject)],
    [t('compare.fee'), fee],
    [
      t('compare.ideas'),
      plan => {
        const perDay = generation.perDay[plan];
        return perDay === null ? t('compare.unlimited') : format.number(perDay);
      },
    ],
    [t('compare.board'), () => <Included is />],
    [t('compare.strangers'), plan => <Included is={plan !== 'free'} />],
    [t('compare.team'), plan => <Included is={plans[plan].teamManagement} />],
    [t('compare.visibility'), plan => <Included is={planOffers[plan].widerVisibility} />],
    [t('compare.analytics'), plan => <Included is={planOffers[plan].analytics} />],
    [t('compare.support'), plan => <Included is={planOffers[plan].prioritySupport} />],
  ];

  return (
    <section className="plans-compare" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {t('compare.title')}
      </h2>
      {/* The table scrolls on small screens, so that the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="sheet compare-frame" aria-labelledby={id} tabIndex={0}>
        <table className="compare">
          <thead>
            <tr>
              <th>
                <span className="sr">{t('compare.feature')}</span>
              </th>
              {planTypeIds.map(plan => (
                <th key={plan} scope="col">
                  {name(plan)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, cell]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {planTypeIds.map(plan => (
                  <td key={plan}>{cell(plan)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="small soft compare-note">{t('compare.feeNote', feeFloor())}</p>
      <p className="small soft compare-note">{t('compare.visibilityNote', visibilityRule)}</p>
      <p className="small soft compare-note">{t('compare.supportNote', { priority, days })}</p>
    </section>
  );
}

function Included({ is }: { is: boolean }) {
  const { t } = useTranslation('plans');
  if (!is) return <span className="no">{t('compare.no')}</span>;
  return (
    <>
      <Icon svg={check} />
      <span className="sr">{t('compare.yes')}</span>
    </>
  );
}
