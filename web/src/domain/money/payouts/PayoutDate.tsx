import './PayoutDate.css';
import { useTranslation } from 'react-i18next';
import type { Payout } from '#shared/entities/payout.ts';
import { UtcDate } from '#web/ui/Time.tsx';

/**
 * The date of a payout for small screens, which show a single one: when it was paid out, or before that, when it becomes eligible. A
 * cancelled payout has none.
 */
export function PayoutDate({
  status,
  eligibleDate,
  payoutDate,
}: Pick<Payout, 'status' | 'eligibleDate' | 'payoutDate'>) {
  const { t } = useTranslation('payout');
  if (status === 'cancelled') return null;
  return (
    <span className="only-m payout-date">
      <span className="fine muted">{t(payoutDate ? 'list.paidOn' : 'list.from')}</span>{' '}
      <UtcDate at={payoutDate ?? eligibleDate} />
    </span>
  );
}

/** Date on which a payout was paid out, for tables with a separate column for it. */
export function PaidOutDate({ status, payoutDate }: Pick<Payout, 'status' | 'payoutDate'>) {
  const { t } = useTranslation('payout');
  if (payoutDate) return <UtcDate at={payoutDate} />;
  return <span className="muted">{status === 'cancelled' ? '–' : t('list.notYet')}</span>;
}
