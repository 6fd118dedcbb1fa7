import { Announced } from '#web/ui/Announced.tsx';
import './Payment.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Payment } from '#shared/entities/payment.ts';
import { paths } from '#shared/paths.ts';
import { money } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import { AfterPayment } from '#web/domain/money/pay/AfterPayment.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { ErrorPage } from '#web/ui/ErrorPage.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderMeter } from './OrderMeter.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { OrderStatusText } from './OrderStatusText.tsx';
import { RefundPanel } from './RefundPanel.tsx';
import { readArrival, useOrder } from './useOrder.ts';

/** Outcome of a payment; polls until the provider has decided. */
export default function PaymentStatusPage() {
  const { t } = useTranslation('payment');
  const lang = useLanguage();
  const [search] = useSearchParams();
  const arrival = readArrival(search);
  const watched = useOrder(arrival);
  const [now] = useState(() => Date.now());

  if (!arrival.id || watched.isUnknown)
    return (
      <ErrorPage
        code="order"
        title={t('status.unknown.title')}
        action={
          <LinkButton kind="moss" to={paths.market({ lang })}>
            {t('status.unknown.action')}
          </LinkButton>
        }
      >
        {t('status.unknown.text')}
      </ErrorPage>
    );

  const { order, stage } = watched;
  return (
    <div className="wrap pstatus">
      <div className="pstatus-main">
        <OrderMeter stage={stage} progress={watched.progress} order={order} />
        <Announced as="div" className="pstatus-text" changesOnly>
          <OrderStatusText stage={stage} order={order} polls={watched.polls} />
        </Announced>
        <Trouble {...watched} />
        {order && <OrderActions order={order} watched={watched} />}
        {order && stage === 'success' && isRecent(order, now) && (
          <AfterPayment ProjectID={order.project.ProjectID} PaymentID={order.PaymentID} />
        )}
      </div>
      {order && (
        <div className="pstatus-order">
          <OrderSheet order={order} />
          {order.paidAt && <RefundPanel PaymentID={order.PaymentID} />}
        </div>
      )}
    </div>
  );
}

/** Whether what follows a payment is still ahead. */
const isRecent = ({ paidAt }: Pick<Payment, 'paidAt'>, now: number): boolean =>
  paidAt === undefined || now < Date.parse(paidAt) + money.eligibleAfterDays * day;

/** Alert for a failed status request or cancellation. */
function Trouble({ error, cancelError, stage, askAgain, cancel, order }: ReturnType<typeof useOrder>) {
  const { t } = useTranslation('payment');
  const { refusal } = useServerMessages();
  if (cancelError && order?.status === 'pending')
    return (
      <Alert
        kind="error"
        announce
        title={t('status.trouble.cancel')}
        action={
          <Button size="s" onClick={cancel}>
            {t('problem.again')}
          </Button>
        }
      >
        {refusal(cancelError)}
      </Alert>
    );
  if (!error || (stage !== 'checking' && stage !== 'waiting')) return null;
  return (
    <Alert
      kind="warning"
      announce
      title={t('status.trouble.ask')}
      action={
        <Button size="s" onClick={askAgain}>
          {t('status.askAgain')}
        </Button>
      }
    >
      {t('status.trouble.askText')}
    </Alert>
  );
}
