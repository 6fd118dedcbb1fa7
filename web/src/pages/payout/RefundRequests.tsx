import { useTranslation } from 'react-i18next';
import type { RefundCase } from '#shared/entities/refund.ts';
import { MoneyCases } from '#web/domain/money/refunds/MoneyCase.tsx';
import { RefundCaseItem } from '#web/domain/money/refunds/RefundCaseItem.tsx';

/** Refund requests that wait for the caller's answer; renders nothing if there are none. */
export function RefundRequests({ refunds }: { refunds: readonly RefundCase[] }) {
  const { t } = useTranslation('refunds');
  if (refunds.length === 0) return null;

  return (
    <section aria-labelledby="refund-requests">
      <h2 className="h3 payout-head" id="refund-requests">
        {t('owner.title')}
      </h2>
      <MoneyCases>
        {refunds.map(refund => (
          <RefundCaseItem key={refund.RefundID} refund={refund} as="owner" />
        ))}
      </MoneyCases>
    </section>
  );
}
