import './PayProblemAlert.css';
import { useTranslation } from 'react-i18next';
import type { OpenOrder } from '#shared/entities/payment.ts';
import type { Project } from '#shared/entities/project.ts';
import { paths } from '#shared/paths.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { forgetOrder } from './orderKey.ts';
import type { PayProblem } from './usePay.ts';

export interface PayProblemNoticeProps {
  problem: PayProblem;
  /** The project, fetched again after the failure. */
  project: Project;
  onAgain: () => void;
}

/** Reason why the checkout did not open, with advice for the donor. */
export function PayProblemAlert({ problem, project, onAgain }: PayProblemNoticeProps) {
  const { t } = useTranslation('payment');
  const lang = useLanguage();
  const format = useFormat();

  if (problem.paid) {
    const { PaymentID, total, currency, status } = problem.paid;
    const newOrder = () => {
      forgetOrder(PaymentID);
      onAgain();
    };
    return (
      <Alert kind="info" announce title={t(status === 'success' ? 'paid.title' : 'paid.processing')}>
        {t('paid.text', { sum: format.money(total, currency, { whole: true }) })}
        <span className="row wrapx pay-notice-actions">
          <LinkButton size="s" to={paths['payment-status']({ lang, query: { PaymentID } })}>
            {t('paid.see')}
          </LinkButton>
          <Button size="s" kind="quiet" onClick={newOrder}>
            {t('paid.again')}
          </Button>
        </span>
      </Alert>
    );
  }
  return <Refusal error={problem.error} project={project} onAgain={onAgain} />;
}

function Refusal({ error, project, onAgain }: { error: ApiError; project: Project; onAgain: () => void }) {
  const { t } = useTranslation('payment');
  const { refusal } = useServerMessages();
  const format = useFormat();
  const again = (
    <Button size="s" onClick={onAgain}>
      {t('problem.again')}
    </Button>
  );

  switch (error.code) {
    case 'UNITS_SOLD_OUT':
      return (
        <Alert kind="warning" announce title={t('problem.soldOut.title')}>
          {project.remainingUnits === 0
            ? t('problem.soldOut.none')
            : t('problem.soldOut.text', {
                count: project.remainingUnits,
                number: format.number(project.remainingUnits),
              })}
        </Alert>
      );
    case 'TOTAL_MISMATCH':
      return (
        <Alert kind="warning" announce title={t('problem.price.title')}>
          {t('problem.price.text')}
        </Alert>
      );
    case 'PROJECT_NOT_ACCEPTING_PAYMENTS':
      return (
        <Alert kind="warning" announce title={t('closed.title')}>
          {t('problem.nothingTaken')}
        </Alert>
      );
    case 'TOO_MANY_OPEN_ORDERS':
      return <OpenOrders error={error} />;
    case 'TOO_MANY_UNITS': {
      const max = Number(error.values['max']);
      return (
        <Alert kind="warning" announce title={t('problem.tooManyUnits.title')}>
          {max === 0
            ? t('problem.tooManyUnits.none')
            : t('problem.tooManyUnits.text', { count: max, number: format.number(max) })}
        </Alert>
      );
    }
    case 'PROJECT_ENDED':
      return (
        <Alert kind="warning" announce title={t('closed.ended.title')}>
          {t('closed.ended.text')}
        </Alert>
      );
    case 'PAYMENT_GATEWAY_UNAVAILABLE':
      return (
        <Alert kind="error" announce title={t('problem.gateway.title')} action={again}>
          {t('problem.gateway.text')}
        </Alert>
      );
    case 'INVALID_AMOUNT':
    case 'PAYMENT_BELOW_MINIMUM':
    case 'QUANTITY_REQUIRED':
    case 'CURRENCY_NOT_SUPPORTED':
    case 'PROJECT_NOT_FOUND':
    case 'OWN_PROJECT_PAYMENT':
      return (
        <Alert kind="warning" announce title={t('problem.title')}>
          {refusal(error)} {t('problem.nothingTaken')}
        </Alert>
      );
    default:
      return (
        <Alert kind="error" announce title={t('problem.title')} action={again}>
          {error.isOutage ? t('problem.unreachable') : refusal(error)} {t('problem.sameOrder')}
        </Alert>
      );
  }
}

/** The orders that must be paid or cancelled before another one; their pages offer both. */
function OpenOrders({ error }: { error: ApiError }) {
  const { t } = useTranslation('payment');
  const lang = useLanguage();
  const format = useFormat();
  const orders = error.values['orders'] as OpenOrder[]; // declared by the contract's refusal

  return (
    <Alert
      kind="warning"
      announce
      title={t('problem.openOrders.title', { max: Number(error.values['max']) })}
    >
      {t('problem.openOrders.text')}
      <span className="row wrapx pay-notice-actions">
        {orders.map(({ PaymentID, shortName, total, currency }) => (
          <LinkButton key={PaymentID} size="s" to={paths['payment-status']({ lang, query: { PaymentID } })}>
            {t('problem.openOrders.order', {
              name: shortName,
              sum: format.money(total, currency, { whole: true }),
            })}
          </LinkButton>
        ))}
      </span>
    </Alert>
  );
}
