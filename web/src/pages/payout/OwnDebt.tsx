import { useTranslation } from 'react-i18next';
import type { Debt } from '#shared/entities/debt.ts';
import { DebtCauses } from '#web/domain/money/debts/DebtCauses.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { Alert } from '#web/ui/Alert.tsx';

/** Debt of the caller in a currency, with its causes. */
export function OwnDebt({ debt }: { debt: Debt }) {
  const { t } = useTranslation('checks');
  const format = useFormat();
  const { amount, currency, since } = debt;
  return (
    <div className="debts">
      <Alert kind="warning" title={t('own.title', { amount: format.money(amount, currency) })}>
        {t('own.text')} {t('own.age', { date: format.utcDate(since, 'long') })}
        <details>
          <summary>{t('own.show')}</summary>
          <DebtCauses debt={debt} />
        </details>
      </Alert>
    </div>
  );
}
