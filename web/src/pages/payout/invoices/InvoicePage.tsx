import './Invoices.css';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import printer from 'lucide-static/icons/printer.svg?raw';
import { useTranslation } from 'react-i18next';
import type { InvoiceNumber } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { parseId } from '#web/api/parseId.ts';
import { currentMonth } from '#web/domain/money/months.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { NotFoundPage } from '#web/shell/statusPages.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { printAs } from '#web/ui/printAs.ts';
import { QueryView } from '#web/ui/QueryView.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';

/** One of the caller's invoices, which the browser prints without the rest of the page. */
export function InvoicePage({ number }: { number: string }) {
  const { t } = useTranslation('invoices');
  const lang = useLanguage();
  const id = parseId<InvoiceNumber>(number);
  const query = useQuery('getInvoice', id ? { invoiceNumber: id } : null);
  const { data, error } = query;
  if (!id || (error && error.status >= 400 && error.status < 500)) return <NotFoundPage />;

  return (
    <div className="statements invoice-page">
      <div className="row between wrapx invoice-actions">
        <LinkButton
          kind="quiet"
          size="s"
          icon={arrowLeft}
          to={paths.payout({ lang, query: { month: currentMonth() } })}
        >
          {t('back')}
        </LinkButton>
        {data && (
          <Button size="s" kind="line" icon={printer} onClick={() => printAs(data.number)}>
            {t('print')}
          </Button>
        )}
      </div>
      <QueryView query={query} failed={t('failed')} skeleton={<span className="skel statements-skel" />}>
        {invoice => <InvoiceSheet invoice={invoice} />}
      </QueryView>
    </div>
  );
}
