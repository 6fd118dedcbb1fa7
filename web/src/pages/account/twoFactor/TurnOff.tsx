import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { timings } from '#shared/settings.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { CodeField } from './CodeField.tsx';
import { StepButtons } from './StepButtons.tsx';

/** Turns two-factor authentication off with the password and a code of the app or the recovery code. */
export function TurnOff({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation('twoFactor');
  const { messageFor } = useServerMessages();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const form = useContractForm('removeTwoFactor', {
    schema: async () => (await import('#shared/contracts/auth.ts')).auth.removeTwoFactor.spec.body,
    initial: { password: '', code: '' },
    draftOf: null,
    toCall: body => ({ body }),
    changes: ['getMe'],
    refusalsAt: { WRONG_PASSWORD: 'password', TWO_FACTOR_CODE_INCORRECT: 'code' },
    onDone: () => {
      toast.show({
        kind: 'success',
        title: messageFor('success.removeTwoFactor', {}, t('isOff')),
        duration: timings.formSuccess,
      });
      onDone();
    },
  });
  const { bind } = form;
  const labels = { password: t('password'), code: t('codeOrRecovery') };
  useEffect(() => field.current?.focus(), []);

  return (
    <Form form={form} labels={labels} lead={<p className="small soft">{t('offMeans')}</p>} className="narrow">
      <PasswordField
        {...bind('password')}
        ref={field}
        label={labels.password}
        autoComplete="current-password"
      />
      <CodeField {...bind('code')} label={labels.code} allowsRecovery />
      <StepButtons submit={t('turnOff')} isBusy={form.isBusy} onCancel={onCancel} />
    </Form>
  );
}
