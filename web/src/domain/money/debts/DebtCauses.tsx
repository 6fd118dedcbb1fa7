import './Debts.css';
import { useTranslation } from 'react-i18next';
import type { Debt } from '#shared/entities/debt.ts';
import { Money, UtcDate } from '#web/ui/Time.tsx';

/** Causes of a debt, oldest first, each with its outstanding amount. Needs the namespace `checks`. */
export function DebtCauses({ debt: { causes, currency, hasMore } }: { debt: Debt }) {
  const { t } = useTranslation('checks');
  return (
    <ul className="debt-causes small">
      {causes.map(({ kind, at, amount, PaymentID, project }) => (
        <li key={`${PaymentID} ${at}`}>
          <span>
            {project
              ? t(`debts.kinds.${kind}`, { project: project.shortName })
              : t(`debts.kindsWithout.${kind}`)}
            {', '}
            <UtcDate at={at} />
          </span>
          <Money minor={amount} currency={currency} />
        </li>
      ))}
      {hasMore && <li>{t('debts.more')}</li>}
    </ul>
  );
}
