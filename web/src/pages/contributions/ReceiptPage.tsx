import './Receipt.css';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import printer from 'lucide-static/icons/printer.svg?raw';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { PaymentID } from '#shared/ids.ts';
import { paths, readQuery } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { parseId } from '#web/api/parseId.ts';
import { InLanguage } from '#web/i18n/InLanguage.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { ErrorPage } from '#web/ui/ErrorPage.tsx';
import { printAs } from '#web/ui/printAs.ts';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AnonymitySwitch } from './AnonymitySwitch.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';

const RECEIPT_NAMESPACES = ['contributions', 'shell', 'common'] as const;

const shape = <span className="skel receipt-skel" />;

/** The receipt of one of the caller's orders in the language of the order, which the browser prints without the rest of the page. */
export default function ReceiptPage() {
  const { t } = useTranslation('contributions');
  const lang = useLanguage();
  const [search] = useSearchParams();
  const id = parseId<PaymentID>(readQuery('receipt', search).PaymentID);
  const query = useQuery('getReceipt', id ? { PaymentID: id } : null);
  const { data, error } = query;

  if (!id || (error && error.status < 500 && error.status >= 400))
    return (
      <ErrorPage
        code="order"
        title={t('receipt.none.title')}
        action={
          <LinkButton kind="moss" to={paths.contributions({ lang })}>
            {t('receipt.none.action')}
          </LinkButton>
        }
      >
        {t('receipt.none.text')}
      </ErrorPage>
    );

  return (
    <div className="wrap receipt-page">
      <div className="row between wrapx receipt-actions">
        <div className="row">
          <LinkButton kind="quiet" size="s" flush icon={arrowLeft} to={paths.contributions({ lang })}>
            {t('receipt.back')}
          </LinkButton>
          {data && (
            <LinkButton
              kind="quiet"
              size="s"
              to={paths['payment-status']({ lang, query: { PaymentID: data.PaymentID } })}
            >
              {t('list.order')}
            </LinkButton>
          )}
        </div>
        {data && (
          <Button
            size="s"
            kind="line"
            icon={printer}
            onClick={() => printAs(`${t('receipt.title')} ${data.number}`)}
          >
            {t('receipt.print')}
          </Button>
        )}
      </div>
      <QueryView query={query} failed={t('receipt.failed')} skeleton={shape}>
        {receipt => (
          <>
            <InLanguage
              language={receipt.language}
              namespaces={RECEIPT_NAMESPACES}
              waiting={<Skeleton>{shape}</Skeleton>}
            >
              <ReceiptSheet receipt={receipt} />
            </InLanguage>
            <AnonymitySwitch {...receipt} />
          </>
        )}
      </QueryView>
    </div>
  );
}
