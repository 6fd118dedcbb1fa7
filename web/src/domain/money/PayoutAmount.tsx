import { useTranslation } from 'react-i18next';
import type { Payout } from '#shared/entities/payout.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Money } from '#web/ui/Time.tsx';

/** What a payout sends, and what was set off against refunds and disputes before. */
export function PayoutAmount({ payout: { amount, offset, net, currency } }: { payout: Payout }) {
  const { t } = useTranslation('payout');
  const format = useFormat();
  if (offset === 0) return <Money minor={amount} currency={currency} />;
  return (
    <>
      <Money minor={net} currency={currency} />
      <br />
      <span className="fine soft">
        {t('setOff', { gross: format.money(amount, currency), offset: format.money(offset, currency) })}
      </span>
    </>
  );
}
