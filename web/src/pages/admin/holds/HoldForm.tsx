import './Holds.css';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { project as limits } from '#shared/settings.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';

interface HoldFormProps {
  /** What is held: one payout, or all payouts of a person. */
  scope: 'payout' | 'person';
  name: string;
  isBusy: boolean;
  onHold: (reason: string) => Promise<ApiError | undefined>;
  onClose: () => void;
}

/** Asks for the reason of a hold, which only administrators read. What was typed stays if it is refused. */
export function HoldForm({ scope, name, isBusy, onHold, onClose }: HoldFormProps) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const { refusal } = useServerMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const [error, setError] = useState<ApiError>();
  const hint = t('holds.hold.reasonHint', { min: format.number(limits.reason.min) });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isShort = reason.trim().length < limits.reason.min;
    setTooShort(isShort);
    if (isShort) {
      field.current?.focus();
      return;
    }
    setError(await onHold(reason.trim()));
  }

  return (
    <form className="hold-form" onSubmit={event => void submit(event)} noValidate>
      <p className="soft">{t(`holds.hold.text.${scope}`, { name })}</p>
      {error && (
        <Alert kind="error" announce title={t('holds.hold.failed')}>
          {refusal(error)}
        </Alert>
      )}
      <TextArea
        ref={field}
        label={t('holds.hold.reason')}
        hint={hint}
        error={isTooShort && hint}
        value={reason}
        onChange={event => setReason(event.target.value)}
        counted
        maxLength={limits.reason.max}
        rows={4}
      />
      <div className="dialog-foot">
        <Button kind="quiet" onClick={onClose}>
          {t('holds.cancel')}
        </Button>
        <Button kind="danger" type="submit" busy={isBusy && t('holds.hold.busy')}>
          {t('holds.hold.confirm')}
        </Button>
      </div>
    </form>
  );
}
