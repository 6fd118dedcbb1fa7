import { useTranslation } from 'react-i18next';
import type { Payment } from '#shared/entities/payment.ts';
import { paymentReasonKey, paymentReasons } from '#shared/moneyReasons.ts';
import { useFormat } from '#web/i18n/format.ts';
import type { OrderStage } from './orderStage.ts';

/** Stages that a reason explains. In the others, it is that of an earlier attempt with another card. */
const WITH_REASON: ReadonlySet<OrderStage> = new Set(['declined', 'failed', 'expired', 'refunded']);

export interface OrderStatusTextProps {
  stage: OrderStage;
  order: Payment | undefined;
  /** Number of polls so far. */
  polls: number;
}

/** Describes the stage of an order and the next step. */
export function OrderStatusText({ stage, order, polls }: OrderStatusTextProps) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const reason = WITH_REASON.has(stage)
    ? paymentReasons.find(one => paymentReasonKey(one) === order?.reason)
    : undefined;
  const values = {
    sum: order ? format.money(order.total, order.currency, { whole: true }) : '',
    project: order?.project.shortName ?? '',
    until: order ? format.deadline(order.expiresAt) : '',
  };

  return (
    <>
      <h1 className="h1">{t(`status.${stage}.title`, values)}</h1>
      {reason && <p className="lead">{t(`reasons.${reason}`)}</p>}
      <p className={reason ? 'soft' : 'lead'}>{t(`status.${stage}.text`, values)}</p>
      {stage === 'checking' && polls > 0 && (
        <p className="fine muted">{t('status.asked', { count: polls + 1 })}</p>
      )}
      {stage === 'cancelled' && order?.kind === 'points' && (
        <p className="soft">{t('status.cancelled.units')}</p>
      )}
    </>
  );
}
