import { useTranslation } from 'react-i18next';
import type { AdminPayout } from '#shared/entities/payout.ts';
import { nameOf } from '#shared/fullName.ts';
import { isActionAllowed, payoutActions } from '#shared/lifecycle.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { HoldControls } from '#web/pages/admin/holds/HoldControls.tsx';

const CHANGES = ['listAllPayouts', 'listAuditEntries'] as const;

/** Holds or releases one payout that has not been sent. */
export function PayoutHold({ payout }: { payout: AdminPayout }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const hold = useMutation('holdPayout', CHANGES, { quiet: true });
  const release = useMutation('releasePayout', CHANGES, { notDone: t('holds.release.failed') });
  const { recipientPayoutId, recipient, status } = payout;
  if (!payout.hold && !isActionAllowed(payoutActions.hold, status)) return null;
  return (
    <HoldControls
      scope="payout"
      name={nameOf(recipient, lang)}
      of={recipientPayoutId}
      isHeld={payout.hold !== undefined}
      isBusy={hold.isBusy || release.isBusy}
      onHold={async reason => (await hold.run({ recipientPayoutId, body: { reason } })).error}
      onRelease={async () => (await release.run({ recipientPayoutId, body: {} })).error}
    />
  );
}
