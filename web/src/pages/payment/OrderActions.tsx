import { useTranslation } from 'react-i18next';
import type { Payment } from '#shared/entities/payment.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { repeatPaymentPath } from './paymentQuery.ts';
import type { useOrder } from './useOrder.ts';
import { useRetryPayment } from './useRetryPayment.ts';

export interface OrderActionsProps {
  order: Payment;
  watched: ReturnType<typeof useOrder>;
}

/** Actions that the order's stage allows. */
export function OrderActions({ order, watched }: OrderActionsProps) {
  const { t } = useTranslation('payment');
  const lang = useLanguage();
  const { stage, isAsking, askAgain } = watched;
  const { ProjectID, name } = order.project;
  const project = paths.project({ lang, ProjectID, slug: slugOf(name) });
  const toProject = <LinkButton to={project}>{t('status.toProject')}</LinkButton>;

  switch (stage) {
    case 'checking':
    case 'cancelling':
      return null;
    case 'success':
      return (
        <div className="row wrapx">
          <LinkButton kind="moss" to={project}>
            {t('status.toProject')}
          </LinkButton>
          <LinkButton to={paths.market({ lang })}>{t('status.success.more')}</LinkButton>
        </div>
      );
    case 'waiting':
    case 'processing':
      return (
        <div className="row wrapx">
          <Button kind="moss" busy={isAsking && t('status.asking')} onClick={askAgain}>
            {t('status.askAgain')}
          </Button>
          {toProject}
        </div>
      );
    case 'declined':
    case 'open':
      return <PayOn order={order} watched={watched} />;
    case 'failed':
    case 'expired':
    case 'cancelled':
      return (
        <div className="row wrapx">
          <LinkButton kind="ember" to={repeatPaymentPath(lang, order)}>
            {t(stage === 'cancelled' ? 'status.tryAgain' : 'status.newOrder')}
          </LinkButton>
          {toProject}
        </div>
      );
    case 'refunded':
      return <div className="row">{toProject}</div>;
  }
}

/** Actions of an unpaid order: pay again, or cancel. */
function PayOn({ order, watched: { stage, cancel, isCancelling } }: OrderActionsProps) {
  const { t } = useTranslation('payment');
  const { refusal } = useServerMessages();
  const format = useFormat();
  const card = useRetryPayment();
  const sum = format.money(order.total, order.currency, { whole: true });
  const word = stage === 'declined' ? t('status.otherCard') : t('summary.pay', { sum });

  return (
    <>
      {card.error && (
        <Alert kind="error" announce title={t('problem.gateway.title')}>
          {refusal(card.error)}
        </Alert>
      )}
      <div className="row wrapx">
        <Button kind="ember" busy={card.isBusy && t('summary.leaving')} onClick={() => card.pay(order)}>
          {word}
        </Button>
        <Button kind="quiet" busy={isCancelling && t('status.givingUp')} onClick={cancel}>
          {t('status.giveUp')}
        </Button>
      </div>
    </>
  );
}
