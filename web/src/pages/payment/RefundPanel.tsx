import './RefundPanel.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refund } from '#shared/entities/refund.ts';
import type { PaymentID } from '#shared/ids.ts';
import { refundRequests } from '#shared/refundRequests.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { RefundBadge } from '#web/domain/money/refunds/RefundBadge.tsx';
import { RefundForm } from '#web/domain/money/refunds/RefundForm.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Money, UtcDate } from '#web/ui/Time.tsx';
import { RefundWithdrawal } from './RefundWithdrawal.tsx';

/** The refunds of the caller's order, and a button that requests one while that is possible. */
export const RefundPanel = lazyComponent(() => Refunds, { texts: ['refunds'] });

function Refunds({ PaymentID }: { PaymentID: PaymentID }) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const { data } = useQuery('getOrderRefunds', { PaymentID });
  const { run } = useMutation('requestRefund', ['getOrderRefunds'], { quiet: true });
  const [isAsking, setAsking] = useState(false);
  if (!data || (!data.canRequest && data.items.length === 0 && !data.isDisputed)) return null;

  const { items, refundable, currency, windowEnds = '' } = data;
  const close = () => setAsking(false);
  return (
    <section className="refund-panel" aria-labelledby="refund">
      <h2 className="h4" id="refund">
        {t('payer.title')}
      </h2>
      {items.length > 0 && (
        <ul>
          {items.map(refund => (
            <RefundLine key={refund.RefundID} refund={refund} windowEnds={data.windowEnds} />
          ))}
        </ul>
      )}
      {data.isDisputed && <p className="small soft">{t('payer.disputed')}</p>}
      {data.canRequest && (
        <>
          <p className="small soft">{t('payer.until', { date: format.deadline(windowEnds) })}</p>
          <Button size="s" onClick={() => setAsking(true)}>
            {t('payer.ask')}
          </Button>
        </>
      )}
      <Dialog open={isAsking} onClose={close} title={t('payer.askTitle')}>
        <RefundForm
          lead={t('payer.askText', {
            amount: format.money(refundable, currency),
            answer: refundRequests.answerDays,
          })}
          of={`${PaymentID}.ask`}
          reason={{ label: t('payer.reason'), hint: t('payer.reasonHint') }}
          confirm={t('payer.send')}
          onSubmit={async ({ reason }) => {
            const { error } = await run({ PaymentID, body: { reason } });
            if (!error) close();
            return error;
          }}
          onClose={close}
        />
      </Dialog>
    </section>
  );
}

function RefundLine({ refund, windowEnds }: { refund: Refund; windowEnds: string | undefined }) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const { initiator, status, amount, currency, reason, answer, createdAt, answeredAt } = refund;
  const { decider, answerBy = createdAt } = refund;
  const isOwn = initiator === 'payer';
  return (
    <li>
      <span className="row wrapx">
        <RefundBadge refund={refund} />
        {amount !== undefined && <Money minor={amount} currency={currency} />}
        <span className="fine muted">
          <UtcDate at={answeredAt ?? createdAt} />
        </span>
      </span>
      {status === 'requested' && (
        <>
          <span className="small soft">
            {decider === 'administrator'
              ? t('payer.overdue')
              : t('payer.waiting', { date: format.deadline(answerBy) })}
          </span>
          <span>
            <RefundWithdrawal request={refund} windowEnds={windowEnds} />
          </span>
        </>
      )}
      {(answer ?? !isOwn) && (
        <blockquote className="note">
          <span className="fine soft">{t('answerGiven')}</span>
          {answer ?? reason}
        </blockquote>
      )}
    </li>
  );
}
