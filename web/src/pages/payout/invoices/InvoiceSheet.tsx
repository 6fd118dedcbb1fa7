import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#shared/entities/invoice.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Money } from '#web/ui/Time.tsx';
import { useDocumentTitle } from '#web/ui/useDocumentTitle.ts';
import { Wordmark } from '#web/ui/Wordmark.tsx';
import { Written } from '#web/ui/Written.tsx';

/** An invoice or a credit note as a sheet of paper. The amounts of a credit note are negative. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { number, kind, month, currency, issuedAt, issuer, customer, treatment, permille } = invoice;
  useDocumentTitle(`${t(`kind.${kind}`)} ${number}`);
  const amount = (minor: number) => (
    <Money minor={kind === 'invoice' || minor === 0 ? minor : -minor} currency={currency} />
  );
  const rate = format.number(permille / 1_000, { style: 'percent', maximumFractionDigits: 1 });

  return (
    <Sheet as="article" padded className="invoice" aria-labelledby="invoice">
      <header className="row between">
        <h1 className="h2" id="invoice">
          {t(`kind.${kind}`)}
        </h1>
        <Wordmark />
      </header>
      <div className="invoice-parties">
        <Party title={t('issuer')}>
          {issuer.company}
          <span>{issuer.address}</span>
          {issuer.country && <span>{t(`country.${issuer.country}`)}</span>}
          <span>{t('companyNumber', { number: issuer.companyNumber })}</span>
          {issuer.vatNumber && <span>{t('vatNumberOf', { number: issuer.vatNumber })}</span>}
        </Party>
        <Party title={t('customer')}>
          <Written>{customer.name}</Written>
          {customer.address && <span>{customer.address}</span>}
          {customer.country && <span>{t(`country.${customer.country}`)}</span>}
          {customer.vatNumber && <span>{t('vatNumberOf', { number: customer.vatNumber })}</span>}
        </Party>
      </div>
      <dl>
        <Line term={t('number')}>{number}</Line>
        <Line term={t('issued')}>{format.utcDate(issuedAt, 'long')}</Line>
        <Line term={t('month')}>{format.utcDate(`${month}-15`, 'month')}</Line>
      </dl>
      <dl>
        <Line term={t(`item.${kind}`)}>{amount(invoice.net)}</Line>
        <Line term={treatment === 'charged' ? t('vatAt', { rate }) : t('vat')}>{amount(invoice.vat)}</Line>
        <Line term={t('gross')} strong>
          {amount(invoice.gross)}
        </Line>
      </dl>
      {treatment !== 'charged' && <p className="small">{t(`treatment.${treatment}`)}</p>}
      <p className="small soft">{t(`settled.${kind}`)}</p>
    </Sheet>
  );
}

const Party = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="label">{title}</h2>
    <p className="small invoice-party">{children}</p>
  </div>
);

interface LineProps {
  term: string;
  /** A sum. */
  strong?: boolean;
  children: ReactNode;
}

const Line = ({ term, strong, children }: LineProps) => (
  <div className={strong ? 'invoice-sum' : undefined}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
