import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/entities/payment.ts';
import { registration } from '#shared/operator.ts';
import { vat } from '#shared/vat.ts';
import { PaymentFigures } from '#web/domain/money/PaymentFigures.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Wordmark } from '#web/ui/Wordmark.tsx';
import { Written } from '#web/ui/Written.tsx';

/** The receipt as a sheet of paper. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation(['contributions', 'shell']);
  const format = useFormat();
  const { number, payer, project, kind, quantity, price, currency, paidAt, PaymentID } = receipt;

  return (
    <Sheet as="article" padded className="receipt" aria-labelledby="receipt">
      <header className="row between">
        <h1 className="h2" id="receipt">
          {t('receipt.title')}
        </h1>
        <Wordmark />
      </header>
      <dl>
        <Line term={t('receipt.number')}>
          <span title={PaymentID}>{number}</span>
        </Line>
        <Line term={t('receipt.paidAt')}>
          <time dateTime={paidAt}>{format.utcDate(paidAt, 'long')}</time>
        </Line>
        <Line term={t('receipt.from')}>
          <Written>{payer.name}</Written>
          <span className="receipt-email">{payer.email}</span>
        </Line>
        <Line term={t('receipt.project')}>
          <Written language={project.language}>{project.name}</Written>
        </Line>
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
        <PaymentFigures
          payment={receipt}
          gift={receipt.price * receipt.quantity}
          standing="paid"
          dateOf={format.utcDate}
        />
      </dl>
      <p className="small soft">{t('receipt.text')}</p>
      <footer className="fine soft">
        <p>{t('receipt.datesInUtc')}</p>
        <p>{t('shell:footer.registration', registration)}</p>
        {vat.registered && <p>{t('receipt.vatNumber', { number: vat.number })}</p>}
      </footer>
    </Sheet>
  );
}

interface LineProps {
  term: string;
  children: ReactNode;
}

const Line = ({ term, children }: LineProps) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
