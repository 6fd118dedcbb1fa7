import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#web/api/apiError.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { written } from '#web/ui/Written.tsx';
import { HoldForm } from './HoldForm.tsx';

export interface HoldControlsProps {
  /** Scope of the hold: one payout, or all payouts of a person. */
  scope: 'payout' | 'person';
  /** The recipient's name. */
  name: string;
  /** Id of the payout or the person. */
  of: string;
  isHeld: boolean;
  isBusy: boolean;
  /** Returns the refusal, if any. */
  onHold: (reason: string) => Promise<ApiError | undefined>;
  onRelease: () => Promise<ApiError | undefined>;
}

/** Holds payouts with a reason, or releases them after a confirmation. */
export function HoldControls({ scope, name, of, isHeld, isBusy, onHold, onRelease }: HoldControlsProps) {
  const { t } = useTranslation('moderation');
  const toast = useToast();
  /** The dialog that is open; by name, because the answer arrives while it is still open. */
  const [open, setOpen] = useState<'hold' | 'release'>();
  const close = () => setOpen(undefined);

  async function release() {
    const error = await onRelease();
    close();
    if (!error) toast.show({ kind: 'success', title: t(`holds.release.done.${scope}`, { name }) });
  }

  return (
    <>
      <Button size={scope === 'payout' ? 's' : 'm'} onClick={() => setOpen(isHeld ? 'release' : 'hold')}>
        {t(`holds.${isHeld ? 'release' : 'hold'}.${scope}`)}
        <span className="sr" {...written()}>
          {' '}
          {name}
        </span>
      </Button>
      <Dialog open={open === 'hold'} onClose={close} title={t(`holds.hold.title.${scope}`, { name })}>
        <HoldForm
          scope={scope}
          name={name}
          of={of}
          onHold={async reason => {
            const error = await onHold(reason);
            if (!error) {
              close();
              toast.show({ kind: 'success', title: t(`holds.hold.done.${scope}`, { name }) });
            }
            return error;
          }}
          onClose={close}
        />
      </Dialog>
      <ConfirmDialog
        open={open === 'release'}
        title={t(`holds.release.title.${scope}`, { name })}
        cancel={t('holds.cancel')}
        confirm={t('holds.release.confirm')}
        busy={isBusy && t('holds.release.busy')}
        onCancel={close}
        onConfirm={() => void release()}
      >
        <p>{t(`holds.release.text.${scope}`)}</p>
      </ConfirmDialog>
    </>
  );
}
