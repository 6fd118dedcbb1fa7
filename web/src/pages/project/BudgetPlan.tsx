import './BudgetPlan.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { plannedOf } from '#shared/plannedOf.ts';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { wholeShares } from '#web/domain/statistics/wholeShares.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { written } from '#web/ui/Written.tsx';

/** Only for its owner. */
const ReportSpending = lazyComponent(async () => (await import('./ReportSpending.tsx')).ReportSpending, {
  texts: ['showing'],
});

/** Purposes of the budget as a table whose rows have bars, with what is not planned yet and what its owner says has been spent. */
export function BudgetPlan({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const [isReporting, setReporting] = useState(false);
  const { budgetLines: lines, budget, currency } = project;
  const { project: shown, languageOf } = useVersionOf(project);
  if (!lines) return null;
  // The lines can exceed a budget that was lowered while they waited for a review.
  const left = Math.max(0, budget - plannedOf(lines));
  const money = (amount: number) => format.money(amount, currency, { whole: true });
  const whole = Math.max(budget, plannedOf(lines));
  const shares = wholeShares([...lines.map(({ amount }) => amount), left], whole);

  const mayReport = project.you.owner && project.payments > 0;
  return (
    <>
      <table className="plan" id="plan">
        <caption className="h4">{t('plan.title')}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{t('plan.purpose')}</th>
            <th scope="col">{t('plan.amount')}</th>
            <th scope="col">{t('plan.share')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ purpose, amount }, index) => (
            <tr key={index}>
              <th scope="row">
                <span {...written(languageOf(`budgetLines.${index}`))}>
                  {shown.budgetLines?.[index]?.purpose}
                </span>
                <Bar share={amount / whole} />
                <Spent project={project} purpose={purpose} whole={whole} />
              </th>
              <td>{money(amount)}</td>
              <td>{format.share(shares[index] ?? 0)}</td>
            </tr>
          ))}
          {left > 0 && (
            <tr className="plan-left">
              <th scope="row">
                <span>{t('plan.left')}</span>
                <Bar share={left / whole} />
              </th>
              <td>{money(left)}</td>
              <td>{format.share(shares.at(-1) ?? 0)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {project.spending && (
        <p className="fine muted">
          {t('plan.reported', { date: format.date(project.spending.reportedAt, 'long') })}
        </p>
      )}
      {mayReport && (
        <Button size="s" onClick={() => setReporting(true)}>
          {t(project.spending ? 'plan.reportAgain' : 'plan.report')}
        </Button>
      )}
      {isReporting && <ReportSpending project={project} onClose={() => setReporting(false)} />}
    </>
  );
}

/** Amount that has been spent for a purpose, if its owner has said so. */
function Spent({
  project: { spending, currency },
  purpose,
  whole,
}: {
  project: Project;
  purpose: string;
  whole: number;
}) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const line = spending?.lines.find(one => one.purpose === purpose);
  return (
    line && (
      <span className="plan-spent">
        <Bar share={Math.min(1, line.spent / whole)} />
        <span className="fine muted">
          {t('plan.spent', { amount: format.money(line.spent, currency, { whole: true }) })}
        </span>
      </span>
    )
  );
}

const Bar = ({ share }: { share: number }) => (
  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect width={100} height={4} />
    <rect width={100 * share} height={4} className="part" />
  </svg>
);
