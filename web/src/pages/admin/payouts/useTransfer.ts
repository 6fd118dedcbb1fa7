import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payout } from '#shared/entities/payout.ts';
import { nameOf } from '#shared/fullName.ts';
import type { RecipientPayoutId } from '#shared/ids.ts';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Transfers a payout after confirmation and reports the outcome. */
export function useTransfer() {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const format = useFormat();
  const toast = useToast();
  const asked = useRef<Payout>(undefined);
  const valuesOf = ({ recipient, net, currency }: Payout) => ({
    name: nameOf(recipient, lang),
    sum: format.money(net, currency),
  });
  const { run } = useMutation('transferPayout', ['listAllPayouts'], {
    notDone: () => (asked.current ? t('payouts.result.failed', valuesOf(asked.current)) : ''),
  });
  const [unconfirmed, setUnconfirmed] = useState<Payout>();
  const [sending, setSending] = useState<RecipientPayoutId>();

  async function send(payout: Payout) {
    const { recipientPayoutId } = payout;
    asked.current = payout;
    setSending(recipientPayoutId);
    setUnconfirmed(undefined);
    const { data, error } = await run({ recipientPayoutId });
    if (error) await invalidate('listAllPayouts');
    setSending(undefined);
    if (error) return; // a notice reports it

    const values = valuesOf(payout);
    if (data.status === 'completed') toast.show({ kind: 'success', title: t('payouts.result.sent', values) });
    else
      toast.show({
        kind: 'warning',
        title: t('payouts.result.unknown.title'),
        text: t('payouts.result.unknown.text'),
      });
  }

  return {
    /** The payout that awaits confirmation. */
    unconfirmed,
    ask: setUnconfirmed,
    cancel: () => setUnconfirmed(undefined),
    confirm: () => {
      if (unconfirmed) void send(unconfirmed);
    },
    /** The payout that is being transferred. */
    sending,
  };
}

export type Transfer = ReturnType<typeof useTransfer>;
