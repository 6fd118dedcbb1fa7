import './PayoutDate.css';
import { useTranslation } from 'react-i18next';
import type { Payout } from '#shared/entities/payout.ts';
import { DateText } from '#web/ui/Time.tsx';

/** The date of a payout for small screens, which show a single one: when it was paid out, or before that, when it becomes eligible. */
export function PayoutDate({ eligibleDate, payoutDate }: Pick<Payout, 'eligibleDate' | 'payoutDate'>) {
  const { t } = useTranslation('payout');
  return (
    <span className="only-m payout-date">
      <span className="fine muted">{t(payoutDate ? 'list.paidOn' : 'list.from')}</span>{' '}
      <DateText at={payoutDate ?? eligibleDate} />
    </span>
  );
}
