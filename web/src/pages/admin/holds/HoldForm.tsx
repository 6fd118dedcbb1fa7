import { useTranslation } from 'react-i18next';
import { project as limits } from '#shared/settings.ts';
import { tidyText } from '#shared/visibleText.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useFormat } from '#web/i18n/format.ts';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { DialogForm } from '#web/ui/forms/DialogForm.tsx';
import { useSentForm } from '#web/ui/forms/useSentForm.ts';

interface HoldFormProps {
  /** Scope of the hold: one payout, or all payouts of a person. */
  scope: 'payout' | 'person';
  name: string;
  /** Id of the payout or the person. */
  of: string;
  onHold: (reason: string) => Promise<ApiError | undefined>;
  onClose: () => void;
}

/** Asks for the reason of a hold, which only administrators read. The typed reason stays if the hold is refused. */
export function HoldForm({ scope, name, of, onHold, onClose }: HoldFormProps) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const hint = t('holds.hold.reasonHint', { min: format.number(limits.reason.min) });
  const form = useSentForm<{ reason: string }, string, null>({
    initial: { reason: '' },
    check: ({ reason }) =>
      tidyText(reason).length < limits.reason.min
        ? { fields: [{ path: 'reason', i18nID: 'validation.invalid', params: {} }] }
        : { value: tidyText(reason) },
    wordsFor: () => hint,
    draft: { form: `hold.${scope}`, of },
    async send(reason) {
      const error = await onHold(reason);
      return error ? { error } : { data: null };
    },
  });

  return (
    <DialogForm
      form={form}
      lead={<p className="soft">{t(`holds.hold.text.${scope}`, { name })}</p>}
      failed={t('holds.hold.failed')}
      cancel={t('holds.cancel')}
      submit={t('holds.hold.confirm')}
      busy={t('holds.hold.busy')}
      danger
      onClose={onClose}
    >
      <TextArea
        {...form.bind('reason')}
        label={t('holds.hold.reason')}
        hint={hint}
        counted
        maxLength={limits.reason.max}
        rows={4}
      />
    </DialogForm>
  );
}
