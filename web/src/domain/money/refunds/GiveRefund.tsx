import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentID } from '#shared/ids.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { RefundForm } from './RefundForm.tsx';
import { REFUND_CHANGES } from './refundChanges.ts';

interface GiveRefundProps {
  PaymentID: PaymentID;
  /** The payer's name, or how they are called if they stay anonymous. */
  name: string;
  onClose: () => void;
}

/** Dialog in which a payment is refunded without being asked. */
export const GiveRefund = lazyComponent(() => Refund, {
  texts: ['refunds'],
  renderError: reload => <LoadError onAgain={reload} />,
});

function Refund({ PaymentID, name, onClose }: GiveRefundProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const toast = useToast();
  const { refusal } = useServerMessages();
  const { data, error } = useQuery('getOrderRefunds', { PaymentID });
  const { run } = useMutation('refundOrder', REFUND_CHANGES, { quiet: true });
  const [isDone, setDone] = useState(false);

  async function give(amount: number, reason: string) {
    const outcome = await run({ PaymentID, body: { amount, reason } });
    if (!outcome.data) return outcome.error;
    const hasFailed = outcome.data.status === 'failed';
    toast.show({
      kind: hasFailed ? 'error' : 'success',
      title: t(`given.${hasFailed ? 'failed' : 'done'}`, {
        name,
        amount: format.money(amount, outcome.data.currency),
      }),
    });
    setDone(true);
    onClose();
    return undefined;
  }

  const isOpenAlready = data?.items.some(({ status }) => status === 'requested' || status === 'processing');
  return (
    <Dialog open={!isDone} onClose={onClose} title={t('give.title', { name })}>
      {error ? (
        <Alert kind="error" title={t('form.failed')}>
          {refusal(error)}
        </Alert>
      ) : !data ? (
        <Skeleton>
          <span className="skel" />
        </Skeleton>
      ) : isOpenAlready || data.isDisputed || data.refundable === 0 ? (
        <p className="soft">
          {t(data.isDisputed ? 'give.disputed' : isOpenAlready ? 'give.open' : 'give.nothingLeft')}
        </p>
      ) : (
        <RefundForm
          lead={t('give.text', { name })}
          of={`${PaymentID}.give`}
          upTo={{ amount: data.refundable, currency: data.currency }}
          reason={{ label: t('give.reason'), hint: t('give.reasonHint') }}
          confirm={t('give.confirm')}
          onSubmit={({ amount, reason }) => give(amount, reason)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
