import receiptText from 'lucide-static/icons/receipt-text.svg?raw';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#shared/entities/payment.ts';
import type { PaymentState } from '#shared/lifecycle.ts';
import { paths } from '#shared/paths.ts';
import { referenceNumber } from '#shared/referenceNumber.ts';
import { NamedPoints } from '#web/domain/money/PaidAmount.tsx';
import { PaymentBadge } from '#web/domain/money/PaymentBadge.tsx';
import { PaymentFigures } from '#web/domain/money/PaymentFigures.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { written } from '#web/ui/Written.tsx';

/** Whether an order in a state has been paid, may still be, or never will. */
const STANDING = {
  pending: 'open',
  processing: 'open',
  success: 'paid',
  failed: 'ended',
  cancelled: 'ended',
  expired: 'ended',
  refunded: 'paid',
} as const satisfies Record<PaymentState, string>;

/** Amount that the order gives to its project, in minor units: the total without a platform fee that the payer added. */
const giftOf = ({ items }: Payment): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** The order in the form of a receipt. */
export function OrderSheet({ order }: { order: Payment }) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const lang = useLanguage();
  const { PaymentID, project, kind, items, createdAt, paidAt, status } = order;

  return (
    <Sheet as="section" padded className="order" aria-labelledby="order">
      <div className="row between">
        <h2 className="h3" id="order">
          {t('order.title')}
        </h2>
        <PaymentBadge status={status} />
      </div>
      <dl>
        <div>
          <dt>{t('order.project')}</dt>
          <dd {...written(project.language)}>{project.name}</dd>
        </div>
        <div>
          <dt>{t('order.what')}</dt>
          <dd>
            {kind === 'donation' ? (
              t('summary.donation')
            ) : (
              <NamedPoints
                quantity={items[0]?.quantity ?? 0}
                name={project.contributionName}
                language={project.language}
              />
            )}
          </dd>
        </div>
        <div>
          <dt>{t(paidAt ? 'order.paidAt' : 'order.madeAt')}</dt>
          <dd>{format.utcDate(paidAt ?? createdAt, 'zonedMoment')}</dd>
        </div>
        <PaymentFigures
          payment={order}
          gift={giftOf(order)}
          standing={STANDING[status]}
          dateOf={format.utcDate}
        />
      </dl>
      {paidAt && (
        <LinkButton
          className="order-receipt"
          kind="quiet"
          size="s"
          icon={receiptText}
          to={paths.receipt({ lang, query: { PaymentID } })}
        >
          {t('order.receipt')}
        </LinkButton>
      )}
      <p className="fine muted" title={PaymentID}>
        {t('order.number', { number: referenceNumber(PaymentID) })}
      </p>
    </Sheet>
  );
}
