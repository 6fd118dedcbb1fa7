import { useTranslation } from 'react-i18next';
import type { Refund } from '#shared/entities/refund.ts';
import type { RefundState } from '#shared/lifecycle.ts';
import { refundFailures } from '#shared/moneyReasons.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const TONES: Record<RefundState, BadgeTone> = {
  requested: 'warn',
  processing: 'info',
  completed: 'ok',
  declined: 'neutral',
  withdrawn: 'neutral',
  failed: 'err',
};

/** Status of a refund, with the reason why it failed. */
export function RefundBadge({ refund: { status, failure } }: { refund: Pick<Refund, 'status' | 'failure'> }) {
  const { t } = useTranslation('refunds');
  const known = refundFailures.find(one => `refundFailure.${one}` === failure);
  return (
    <>
      <Badge tone={TONES[status]}>{t(`states.${status}`)}</Badge>
      {known && <span className="fine soft"> {t(`failures.${known}`)}</span>}
    </>
  );
}
