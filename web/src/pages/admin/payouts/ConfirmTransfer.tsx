import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import type { Transfer } from './useTransfer.ts';

/** Confirmation dialog for a transfer: recipient, amount, and the note that it is sent only once. */
export function ConfirmTransfer({ unconfirmed, cancel, confirm }: Transfer) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const format = useFormat();
  const values = unconfirmed
    ? { name: nameOf(unconfirmed.recipient, lang), sum: format.money(unconfirmed.net, unconfirmed.currency) }
    : { name: '', sum: '' };

  return (
    <ConfirmDialog
      open={unconfirmed !== undefined}
      title={t('payouts.confirm.title', values)}
      cancel={t('payouts.confirm.cancel')}
      confirm={t('payouts.confirm.confirm')}
      onCancel={cancel}
      onConfirm={confirm}
    >
      <p>{t(unconfirmed?.status === 'failed' ? 'payouts.confirm.again' : 'payouts.confirm.text', values)}</p>
    </ConfirmDialog>
  );
}
