import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '#shared/entities/subscription.ts';
import { paths } from '#shared/paths.ts';
import { useMutation } from '#web/api/hooks.ts';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useCardChange } from './useCardChange.ts';

const STALE = ['getMySubscription', 'getMe'] as const;

/** Changing, cancelling and resuming a plan, and changing its card. */
export function PlanButtons({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('plans');
  const { refusal } = useServerMessages();
  const lang = useLanguage();
  const { subscriptionId, status } = subscription;
  const [isAsking, setAsking] = useState(false);
  const cancellation = useMutation('cancelSubscription', STALE, { quiet: true });
  const resumption = useMutation('resumeSubscription', STALE, { quiet: true });
  const card = useCardChange(subscriptionId);
  const error = cancellation.error ?? resumption.error ?? card.error;

  async function cancel() {
    await cancellation.run({ subscriptionId });
    setAsking(false);
  }

  return (
    <>
      {error && (
        <Alert kind="error" announce title={t('member.problem')}>
          {refusal(error)}
        </Alert>
      )}
      <div className="row wrapx">
        {status === 'cancelled' && (
          <Button
            kind="moss"
            busy={resumption.isBusy && t('member.resuming')}
            onClick={() => void resumption.run({ subscriptionId })}
          >
            {t('member.resume')}
          </Button>
        )}
        {status !== 'past-due' && (
          <LinkButton to={paths.membership({ lang })}>{t('member.change')}</LinkButton>
        )}
        <Button
          kind={status === 'past-due' ? 'moss' : 'stone'}
          busy={card.isLeaving && t('member.leaving')}
          onClick={card.changeCard}
        >
          {t('member.changeCard')}
        </Button>
        {status !== 'cancelled' && (
          <Button kind="quiet" onClick={() => setAsking(true)}>
            {t('member.cancel')}
          </Button>
        )}
      </div>
      <Confirmation
        subscription={subscription}
        open={isAsking}
        isBusy={cancellation.isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void cancel()}
      />
    </>
  );
}

interface ConfirmationProps {
  subscription: Subscription;
  open: boolean;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The question before a cancellation, with the day until which the plan runs. */
function Confirmation({ subscription, open, isBusy, onCancel, onConfirm }: ConfirmationProps) {
  const { t } = useTranslation('plans');
  const { name, utcDate } = usePlanFormat();
  const { status, planTypeId, periodEnd } = subscription;
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('member.confirm.title', { plan: name(planTypeId) })}
      cancel={t('member.confirm.keep')}
      confirm={t('member.confirm.cancel')}
      busy={isBusy && t('member.confirm.busy')}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {status === 'past-due' || !periodEnd
        ? t('member.confirm.pastDue')
        : t('member.confirm.text', { date: utcDate(periodEnd) })}
    </ConfirmDialog>
  );
}
