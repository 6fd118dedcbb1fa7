import './BudgetPlan.css';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { plannedOf } from '#shared/entities/showing.ts';
import { useFormat } from '#web/i18n/format.ts';
import { written } from '#web/ui/Written.tsx';

/** What the budget is for: a table whose rows have bars, and what is not planned yet. */
export function BudgetPlan({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { budgetLines: lines, budget, currency, language } = project;
  if (!lines) return null;
  // The lines can exceed a budget that was lowered while they waited for a review.
  const left = Math.max(0, budget - plannedOf(lines));
  const money = (amount: number) => format.money(amount, currency, { whole: true });
  const whole = Math.max(budget, plannedOf(lines));

  return (
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
        {lines.map(({ purpose, amount }, place) => (
          <tr key={place}>
            <th scope="row">
              <span {...written(language)}>{purpose}</span>
              <Bar share={amount / whole} />
            </th>
            <td>{money(amount)}</td>
            <td>{format.share(amount / whole)}</td>
          </tr>
        ))}
        {left > 0 && (
          <tr className="plan-left">
            <th scope="row">
              <span>{t('plan.left')}</span>
              <Bar share={left / whole} />
            </th>
            <td>{money(left)}</td>
            <td>{format.share(left / whole)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

const Bar = ({ share }: { share: number }) => (
  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect width={100} height={4} />
    <rect width={100 * share} height={4} className="part" />
  </svg>
);
