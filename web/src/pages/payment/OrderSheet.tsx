import receiptText from 'lucide-static/icons/receipt-text.svg?raw';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#shared/entities/payment.ts';
import type { PaymentState } from '#shared/lifecycle.ts';
import { paths } from '#shared/paths.ts';
import type { Currency } from '#shared/settings.ts';
import { PaymentBadge } from '#web/domain/money/PaymentBadge.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Money } from '#web/ui/Time.tsx';

/** States in which the platform fee is shown: the payment has been or may still be made. It is part of the sum above it. */
const FEE_WORDS = {
  pending: 'order.wouldKeep',
  processing: 'order.wouldKeep',
  success: 'order.keeps',
  failed: undefined,
  cancelled: undefined,
  expired: undefined,
  refunded: undefined,
} as const satisfies Record<PaymentState, string | undefined>;

/** What the order gives to its project: the total without a platform fee that the payer added. */
const giftOf = ({ items }: Payment): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** The order in the form of a receipt. */
export function OrderSheet({ order }: { order: Payment }) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const lang = useLanguage();
  const { PaymentID, project, kind, items, total, currency, feeCovered, refunded, commission } = order;
  const gift = giftOf(order);
  const { createdAt, paidAt, status } = order;
  const fee = FEE_WORDS[status];

  return (
    <section className="sheet sheet--pad order" aria-labelledby="order">
      <div className="row between">
        <h2 className="h3" id="order">
          {t('order.title')}
        </h2>
        <PaymentBadge status={status} />
      </div>
      <dl>
        <div>
          <dt>{t('order.project')}</dt>
          <dd>{project.name}</dd>
        </div>
        <div>
          <dt>{t('order.what')}</dt>
          <dd>
            {kind === 'donation'
              ? t('summary.donation')
              : `${format.number(items[0]?.quantity ?? 0)} × ${project.contributionName}`}
          </dd>
        </div>
        <div>
          <dt>{t(paidAt ? 'order.paidAt' : 'order.madeAt')}</dt>
          <dd>{format.utcDate(paidAt ?? createdAt, 'zonedMoment')}</dd>
        </div>
        {feeCovered && (
          <>
            <Sum label={t('order.gift')} minor={gift} currency={currency} />
            <Sum label={t('summary.added')} minor={total - gift} currency={currency} />
          </>
        )}
        <div className="order-total">
          <dt>{t('summary.total')}</dt>
          <dd>
            <Money minor={total} currency={currency} />
          </dd>
        </div>
        {refunded > 0 && (
          <>
            <div>
              <dt>{t('order.refunded')}</dt>
              <dd>
                <Money minor={-refunded} currency={currency} />
              </dd>
            </div>
            <div className="order-total">
              <dt>{t('order.net')}</dt>
              <dd>
                <Money minor={total - refunded} currency={currency} />
              </dd>
            </div>
          </>
        )}
        {fee && (
          <>
            {(!feeCovered || refunded > 0) && <Sum label={t(fee)} minor={commission} currency={currency} />}
            <Sum label={t('summary.receives')} minor={total - refunded - commission} currency={currency} />
          </>
        )}
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
      <p className="fine muted order-id">{t('order.number', { id: PaymentID })}</p>
    </section>
  );
}

const Sum = ({ label, minor, currency }: { label: string; minor: number; currency: Currency }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <Money minor={minor} currency={currency} />
    </dd>
  </div>
);
