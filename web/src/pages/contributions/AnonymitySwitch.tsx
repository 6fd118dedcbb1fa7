import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/entities/payment.ts';
import { useMutation } from '#web/api/hooks.ts';
import { Switch } from '#web/ui/Choice.tsx';
import { Hint } from '#web/ui/fields/Field.tsx';

/** Hides the payer's name on this order, or shows it again. */
export function AnonymitySwitch({ PaymentID, anonymous }: Pick<Receipt, 'PaymentID' | 'anonymous'>) {
  const { t } = useTranslation('contributions');
  const { run, isBusy } = useMutation('setOrderAnonymity', ['getReceipt', 'listMyOrders'], {
    notDone: t('anonymity.notSaved'),
  });

  return (
    <div className="receipt-anonymity">
      <Switch
        label={t('anonymity.label')}
        checked={anonymous}
        disabled={isBusy}
        aria-describedby="anonymity"
        onChange={event => void run({ PaymentID, body: { anonymous: event.target.checked } })}
      />
      <Hint id="anonymity">{t('anonymity.hint')}</Hint>
    </div>
  );
}
