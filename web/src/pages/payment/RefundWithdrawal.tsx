import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refund } from '#shared/entities/refund.ts';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useNow } from '#web/api/useNow.ts';
import { REFUND_CHANGES } from '#web/domain/money/refunds/refundChanges.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

interface RefundWithdrawalProps {
  request: Pick<Refund, 'PaymentID' | 'RefundID'>;
  /** Time until which another refund can be requested; absent if the payment has no refund window. */
  windowEnds: string | undefined;
}

/** Button that withdraws a refund request after a confirmation, while it has not been answered. */
export function RefundWithdrawal({ request: { PaymentID, RefundID }, windowEnds }: RefundWithdrawalProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const toast = useToast();
  const { run, isBusy } = useMutation('withdrawRefundRequest', REFUND_CHANGES, {
    notDone: t('payer.notWithdrawn'),
  });
  const [isAsking, setAsking] = useState(false);
  const now = useNow();

  async function withdraw() {
    const { error } = await run({ PaymentID, body: { RefundID } });
    setAsking(false);
    if (!error) return toast.show({ kind: 'success', title: t('payer.withdrawn') });
    await invalidate(...REFUND_CHANGES); // it has been answered in the meantime
  }

  const canAskAgain = windowEnds !== undefined && Date.parse(windowEnds) > now;
  return (
    <>
      <Button size="s" onClick={() => setAsking(true)}>
        {t('payer.withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('payer.withdrawTitle')}
        cancel={t('payer.withdrawKeep')}
        confirm={t('payer.withdraw')}
        busy={isBusy && t('form.busy')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void withdraw()}
      >
        {canAskAgain
          ? t('payer.withdrawText', { date: format.deadline(windowEnds) })
          : t('payer.withdrawLate')}
      </ConfirmDialog>
    </>
  );
}
