import { useTranslation } from 'react-i18next';
import { nameOf } from '#web/domain/person/person.ts';
import { useFormat } from '#web/i18n/format.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import type { Transfer } from './useTransfer.ts';

/** Asks whether a payout is to be sent: who receives how much, and that it goes out once. */
export function ConfirmTransfer({ asked, cancel, confirm }: Transfer) {
  const { t } = useTranslation('adminPayouts');
  const format = useFormat();
  const values = asked
    ? { name: nameOf(asked.recipient), sum: format.money(asked.amount, asked.currency) }
    : { name: '', sum: '' };

  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={t('confirm.title', values)}
      cancel={t('confirm.cancel')}
      confirm={t('confirm.confirm')}
      onCancel={cancel}
      onConfirm={confirm}
    >
      <p>{t(asked?.status === 'failed' ? 'confirm.again' : 'confirm.text', values)}</p>
    </ConfirmDialog>
  );
}
