import './PayoutStatus.css';
import { useTranslation } from 'react-i18next';
import type { Payout } from '#shared/entities/payout.ts';
import type { PayoutState } from '#shared/lifecycle.ts';
import { payoutReasonKey, payoutReasons } from '#shared/moneyReasons.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const TONES: Record<PayoutState, BadgeTone> = {
  pending: 'neutral',
  eligible: 'info',
  processing: 'info',
  completed: 'ok',
  failed: 'err',
  cancelled: 'neutral',
};

/** Status of a payout, with the reason why it is pending, failed or cancelled. */
export function PayoutStatus({ payout: { status, reason } }: { payout: Pick<Payout, 'status' | 'reason'> }) {
  const { t } = useTranslation('payout');
  const known = payoutReasons.find(one => payoutReasonKey(one) === reason);
  return (
    <span className="payout-standing">
      <Badge tone={TONES[status]}>
        {known === 'joined' ? t('states.carriedOver') : t(`states.${status}`)}
      </Badge>
      {known && <span className="fine soft">{t(`reasons.${known}`)}</span>}
    </span>
  );
}
