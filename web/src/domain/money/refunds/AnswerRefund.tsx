import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refund, RefundCase } from '#shared/entities/refund.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { written } from '#web/ui/Written.tsx';
import { RefundForm } from './RefundForm.tsx';
import { REFUND_CHANGES } from './refundChanges.ts';

interface AnswerRefundProps {
  request: RefundCase;
  /** The payer's name, or how they are called if they stay anonymous. */
  name: string;
}

/** Buttons that grant a refund request, wholly or in part, or decline it with a reason. */
export function AnswerRefund({ request, name }: AnswerRefundProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const toast = useToast();
  const { run } = useMutation('answerRefundRequest', REFUND_CHANGES, { quiet: true });
  const [open, setOpen] = useState<'grant' | 'decline'>();
  const { PaymentID, RefundID, refundable, currency } = request;
  const close = () => setOpen(undefined);

  async function answer(body: Parameters<typeof run>[0]['body'], done: (refund: Refund) => string) {
    const { data, error } = await run({ PaymentID, body });
    if (data) {
      close();
      toast.show({ kind: data.status === 'failed' ? 'error' : 'success', title: done(data) });
    } else if (isRefusal(error, 'REFUND_ALREADY_ANSWERED', 'REFUND_REQUEST_WITHDRAWN'))
      await invalidate(...REFUND_CHANGES);
    return error;
  }

  return (
    <div className="row row-2 answers">
      <Button size="s" kind="quiet" onClick={() => setOpen('decline')}>
        {t('answer.decline')}
        <span className="sr" {...written()}>
          {' '}
          {name}
        </span>
      </Button>
      <Button size="s" onClick={() => setOpen('grant')}>
        {t('answer.grant')}
        <span className="sr" {...written()}>
          {' '}
          {name}
        </span>
      </Button>
      <Dialog open={open === 'grant'} onClose={close} title={t('answer.grantTitle', { name })}>
        <RefundForm
          lead={t('answer.grantText')}
          of={`${RefundID}.grant`}
          upTo={{ amount: refundable, currency }}
          confirm={t('answer.grant')}
          onSubmit={({ amount }) =>
            answer({ decision: 'grant', RefundID, amount }, refund =>
              t(`given.${refund.status === 'failed' ? 'failed' : 'done'}`, {
                name,
                amount: format.money(amount, currency),
              }),
            )
          }
          onClose={close}
        />
      </Dialog>
      <Dialog open={open === 'decline'} onClose={close} title={t('answer.declineTitle', { name })}>
        <RefundForm
          lead={t('answer.declineText', { name })}
          of={`${RefundID}.decline`}
          reason={{ label: t('answer.reason'), hint: t('answer.reasonHint', { name }) }}
          confirm={t('answer.decline')}
          danger
          onSubmit={({ reason }) =>
            answer({ decision: 'decline', RefundID, reason }, () => t('answer.declined', { name }))
          }
          onClose={close}
        />
      </Dialog>
    </div>
  );
}
