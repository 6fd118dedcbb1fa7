import './Invoices.css';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Invoice } from '#shared/entities/invoice.ts';
import { paths } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { Language } from '#web/i18n/languages.ts';
import { ListView } from '#web/ui/ListView.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Money, UtcDate } from '#web/ui/Time.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';
import { VatNumberForm } from './VatNumberForm.tsx';

/** The caller's invoices for the platform fee, and the VAT number for later ones. */
export const InvoiceList = lazyComponent(() => Invoices, { texts: ['invoices'] });

function Invoices() {
  const { t } = useTranslation('invoices');
  const lang = useLanguage();
  const format = useFormat();
  const list = useList('listInvoices', {});
  return (
    <section className="statements-totals" aria-labelledby="invoices">
      <h2 className="h3" id="invoices">
        {t('list.title')}
      </h2>
      <p className="small soft">{t('list.lead')}</p>
      <ListView list={list} moreLabel={t('list.more')}>
        {invoices => (
          <Table
            caption={t('list.title')}
            rows={invoices}
            rowKey={({ number }) => number}
            empty={<p className="small soft invoices-none">{t('list.none')}</p>}
            columns={columnsOf(t, lang, format)}
          />
        )}
      </ListView>
      <VatNumberForm key={list.first?.vatNumber} known={list.first?.vatNumber} />
    </section>
  );
}

const columnsOf = (
  t: TFunction<'invoices'>,
  lang: Language,
  format: ReturnType<typeof useFormat>,
): Column<Invoice>[] => [
  {
    key: 'number',
    head: t('number'),
    list: 'who',
    cell: ({ number, kind }) => (
      <>
        <Link className="link" to={paths.payout({ lang, query: { invoice: number } })}>
          {number}
        </Link>{' '}
        <span className="fine soft">{t(`kind.${kind}`)}</span>
      </>
    ),
  },
  {
    key: 'month',
    head: t('month'),
    list: 'what',
    cell: ({ month }) => format.utcDate(`${month}-15`, 'month'),
  },
  { key: 'issued', head: t('issued'), list: 'status', cell: ({ issuedAt }) => <UtcDate at={issuedAt} /> },
  {
    key: 'gross',
    head: t('gross'),
    right: true,
    list: 'amount',
    cell: ({ kind, gross, currency }) => (
      <Money minor={kind === 'invoice' ? gross : -gross} currency={currency} />
    ),
  },
];
