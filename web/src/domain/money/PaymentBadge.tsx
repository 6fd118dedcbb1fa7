import { useTranslation } from 'react-i18next';
import type { PaymentState } from '#shared/lifecycle.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const TONES: Record<PaymentState, BadgeTone> = {
  pending: 'neutral',
  processing: 'info',
  success: 'ok',
  failed: 'err',
  cancelled: 'neutral',
  expired: 'neutral',
  refunded: 'neutral',
};

/** Status of a payment. */
export function PaymentBadge({ status }: { status: PaymentState }) {
  const { t } = useTranslation('payment');
  return <Badge tone={TONES[status]}>{t(`states.${status}`)}</Badge>;
}
