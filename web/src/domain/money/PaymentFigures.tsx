import './PaymentFigures.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/entities/payment.ts';
import { Money } from '#web/ui/Time.tsx';

interface PaymentFiguresProps {
  payment: Pick<Receipt, 'total' | 'currency' | 'refunded' | 'commission'> &
    Partial<Pick<Receipt, 'refunds' | 'paidCommission' | 'feeCovered'>>;
  /** Amount given to the project, in minor units: the total without a platform fee that the payer added. */
  gift: number;
  /** Whether it has been paid, may still be paid, or never will be, in which case no platform fee is due. */
  standing: 'paid' | 'open' | 'ended';
  dateOf: (instant: string) => string;
}

/**
 * Amounts of a payment as rows of a `dl`: gift and added fee, total paid, refunds and remainder, each sum with its platform fee,
 * and the amount for the project. The fee before refunds may be unknown.
 */
export function PaymentFigures({ payment, gift, standing, dateOf }: PaymentFiguresProps) {
  const { t } = useTranslation('payment');
  const { total, currency, refunded, commission, paidCommission = 0, refunds = [], feeCovered } = payment;
  const hasRefunds = refunded > 0 || refunds.length > 0;
  const fee = hasRefunds ? paidCommission : commission;
  const money = (minor: number) => <Money minor={minor} currency={currency} />;

  return (
    <>
      {feeCovered && (
        <>
          <Row term={t('order.gift')}>{money(gift)}</Row>
          <Row term={t('summary.added')}>{money(total - gift)}</Row>
        </>
      )}
      <Row term={t(standing === 'paid' ? 'order.paid' : 'summary.total')} isSum>
        {money(total)}
      </Row>
      {standing !== 'ended' && fee > 0 && !feeCovered && (
        <Row term={t(standing === 'paid' ? 'order.keeps' : 'order.wouldKeep')}>{money(fee)}</Row>
      )}
      {hasRefunds && (
        <>
          {refunds.length === 0 && <Row term={t('order.refunded')}>{money(-refunded)}</Row>}
          {refunds.map(({ at, amount }) => (
            <Row
              key={`${at} ${amount}`}
              term={t(amount > 0 ? 'order.refundedOn' : 'order.reinstatedOn', { date: dateOf(at) })}
            >
              {money(-amount)}
            </Row>
          ))}
          <Row term={t('order.net')} isSum>
            {money(total - refunded)}
          </Row>
          {fee > 0 && <Row term={t('order.keeps')}>{money(commission)}</Row>}
        </>
      )}
      {standing !== 'ended' && commission > 0 && (
        <Row term={t(standing === 'paid' ? 'order.received' : 'summary.receives')}>
          {money(total - refunded - commission)}
        </Row>
      )}
    </>
  );
}

const Row = ({ term, isSum, children }: { term: string; isSum?: boolean; children: ReactNode }) => (
  <div className={isSum ? 'figure-sum' : undefined}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
