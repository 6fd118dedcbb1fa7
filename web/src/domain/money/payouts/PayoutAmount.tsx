import { useTranslation } from 'react-i18next';
import type { Payout } from '#shared/entities/payout.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Money } from '#web/ui/Time.tsx';

/** Net amount of a payout; below it the gross amount, the platform fee and the offset against refunds and disputes. */
export function PayoutAmount({ payout: { amount, fee = 0, offset, net, currency } }: { payout: Payout }) {
  const { t } = useTranslation('payout');
  const format = useFormat();
  if (fee === 0 && offset === 0) return <Money minor={amount} currency={currency} />;
  const amounts = {
    gross: format.money(amount + fee, currency),
    fee: format.money(fee, currency),
    offset: format.money(offset, currency),
  };
  return (
    <>
      <Money minor={net} currency={currency} />
      <br />
      <span className="fine soft">
        {t(fee === 0 ? 'setOff' : offset === 0 ? 'afterFee' : 'afterFeeAndSetOff', amounts)}
      </span>
    </>
  );
}
