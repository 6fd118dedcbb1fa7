import { useTranslation } from 'react-i18next';
import { useQuery } from '#web/api/hooks.ts';
import { RefundCaseItem } from '#web/domain/money/refunds/RefundCaseItem.tsx';
import { useNamespace } from '#web/i18n/useNamespace.ts';

/** Refund requests that wait for the caller's answer; renders nothing if there are none. */
export function RefundRequests() {
  const { t } = useTranslation('refunds');
  const isReady = useNamespace('refunds');
  const { data } = useQuery('listOwnedRefunds', {});
  if (!isReady || !data || data.items.length === 0) return null;

  return (
    <section aria-labelledby="refund-requests">
      <h2 className="h3 payout-head" id="refund-requests">
        {t('owner.title')}
      </h2>
      <ul className="refunds">
        {data.items.map(refund => (
          <RefundCaseItem key={refund.RefundID} refund={refund} />
        ))}
      </ul>
    </section>
  );
}
