import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payout } from '#shared/entities/payout.ts';
import { nameOf } from '#shared/fullName.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { PayoutOriginDialog } from './PayoutOriginDialog.tsx';

export interface PayoutOriginButtonProps {
  payout: Payout;
  /** Names the recipient to screen readers, in lists of several people's payouts. */
  namesRecipient?: boolean;
}

/** Shows where a payout comes from. */
export function PayoutOriginButton({ payout, namesRecipient }: PayoutOriginButtonProps) {
  const { t } = useTranslation('payout');
  const lang = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" kind="quiet" onClick={() => setOpen(true)}>
        {t('origin.open')}
        <span className="sr">
          {' '}
          {namesRecipient ? nameOf(payout.recipient, lang) : payout.project.shortName}
        </span>
      </Button>
      {isOpen && <PayoutOriginDialog payout={payout} onClose={() => setOpen(false)} />}
    </>
  );
}
