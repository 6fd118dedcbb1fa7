import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/entities/payment.ts';
import { registration } from '#shared/operator.ts';
import { vat } from '#shared/vat.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Money } from '#web/ui/Time.tsx';
import { Wordmark } from '#web/ui/Wordmark.tsx';

/** The receipt as a sheet of paper. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation(['contributions', 'shell']);
  const format = useFormat();
  const { number, payer, project, kind, quantity, price, total, currency, paidAt, PaymentID } = receipt;

  return (
    <article className="sheet sheet--pad receipt" aria-labelledby="receipt">
      <header className="row between">
        <h1 className="h2" id="receipt">
          {t('receipt.title')}
        </h1>
        <Wordmark />
      </header>
      <dl>
        <Line term={t('receipt.number')}>{number}</Line>
        <Line term={t('receipt.paidAt')}>
          <time dateTime={paidAt}>{format.utcDate(paidAt, 'long')}</time>
        </Line>
        <Line term={t('receipt.from')}>
          {payer.name}
          <span className="receipt-email">{payer.email}</span>
        </Line>
        <Line term={t('receipt.project')}>{project.name}</Line>
        <Line term={t('receipt.item')}>
          {kind === 'donation'
            ? t('receipt.donation')
            : t('receipt.points', {
                number: format.number(quantity),
                name: project.contributionName,
                price: format.money(price, currency),
              })}
        </Line>
      </dl>
      <dl>
        <AddedFee {...receipt} />
        <Line term={t('receipt.total')} strong>
          <Money minor={total} currency={currency} />
        </Line>
        <Refunds {...receipt} />
        <Fee {...receipt} />
      </dl>
      <p className="small soft">{t('receipt.text')}</p>
      <footer className="fine soft">
        <p>{t('receipt.datesInUtc')}</p>
        <p>{t('shell:footer.registration', registration)}</p>
        {vat.registered && <p>{t('receipt.vatNumber', { number: vat.number })}</p>}
        <p>
          {t('receipt.order')} {PaymentID}
        </p>
      </footer>
    </article>
  );
}

/** What the platform keeps of the amount in the line above, unless a line says so already, and what is left. */
function Fee({ total, feeCovered, refunded, commission, currency }: Receipt) {
  const { t } = useTranslation('contributions');
  return commission > 0 ? (
    <>
      {(!feeCovered || refunded > 0) && (
        <Line term={t('receipt.fee')}>
          <Money minor={commission} currency={currency} />
        </Line>
      )}
      <Line term={t('receipt.receives')}>
        <Money minor={total - refunded - commission} currency={currency} />
      </Line>
    </>
  ) : null;
}

/** The gift, and the platform fee that the payer added to it. */
function AddedFee({ feeCovered, kind, price, quantity, total, currency }: Receipt) {
  const { t } = useTranslation('contributions');
  if (!feeCovered) return null;
  const gift = price * quantity;
  return (
    <>
      <Line term={t(kind === 'donation' ? 'receipt.donation' : 'receipt.pointsTotal')}>
        <Money minor={gift} currency={currency} />
      </Line>
      <Line term={t('receipt.added')}>
        <Money minor={total - gift} currency={currency} />
      </Line>
    </>
  );
}

/** What went back to the payer, and what remains of the payment. */
function Refunds({ refunds, refunded, total, currency }: Receipt) {
  const { t } = useTranslation('contributions');
  const format = useFormat();
  if (refunds.length === 0) return null;
  return (
    <>
      {refunds.map(({ at, amount }) => (
        <Line
          key={`${at} ${amount}`}
          term={t(amount > 0 ? 'receipt.refund' : 'receipt.reinstated', { date: format.utcDate(at) })}
        >
          <Money minor={-amount} currency={currency} />
        </Line>
      ))}
      <Line term={t('receipt.net')} strong>
        <Money minor={total - refunded} currency={currency} />
      </Line>
    </>
  );
}

interface LineProps {
  term: string;
  /** A sum. */
  strong?: boolean;
  children: ReactNode;
}

const Line = ({ term, strong, children }: LineProps) => (
  <div className={strong ? 'receipt-sum' : undefined}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
