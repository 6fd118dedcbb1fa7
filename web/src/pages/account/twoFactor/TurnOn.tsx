import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { CodeField } from './CodeField.tsx';
import { StepButtons } from './StepButtons.tsx';

const QrCode = lazyComponent(async () => (await import('#web/ui/QrCode.tsx')).QrCode);

interface TurnOnProps {
  onDone: (recoveryCode: string) => void;
  onCancel: () => void;
}

interface Setup {
  password: string;
  secret: string;
  uri: string;
}

/** Sets up an authenticator app: the password, then the secret and a code that proves it. */
export function TurnOn({ onDone, onCancel }: TurnOnProps) {
  const [setup, setSetup] = useState<Setup>();
  return setup ? (
    <ConfirmForm setup={setup} onDone={onDone} onCancel={onCancel} />
  ) : (
    <BeginForm onDone={setSetup} onCancel={onCancel} />
  );
}

function BeginForm({ onDone, onCancel }: { onDone: (setup: Setup) => void; onCancel: () => void }) {
  const { t } = useTranslation('twoFactor');
  const field = useRef<HTMLInputElement>(null);
  const form = useContractForm('beginTwoFactor', {
    schema: async () => (await import('#shared/contracts/auth.ts')).auth.beginTwoFactor.spec.body,
    initial: { password: '' },
    draftOf: null,
    toCall: body => ({ body }),
    changes: ['getMe'],
    refusalsAt: { WRONG_PASSWORD: 'password' },
    onDone: ({ secret, uri }) => onDone({ password: values.password, secret, uri }),
  });
  const { values, bind } = form;
  const labels = { password: t('password') };
  useEffect(() => field.current?.focus(), []);

  return (
    <Form form={form} labels={labels} className="narrow">
      <PasswordField
        {...bind('password')}
        ref={field}
        label={labels.password}
        autoComplete="current-password"
      />
      <StepButtons submit={t('continue')} isBusy={form.isBusy} onCancel={onCancel} />
    </Form>
  );
}

function ConfirmForm({ setup, onDone, onCancel }: TurnOnProps & { setup: Setup }) {
  const { t } = useTranslation('twoFactor');
  const form = useContractForm('confirmTwoFactor', {
    schema: async () => (await import('#shared/contracts/auth.ts')).auth.confirmTwoFactor.spec.body,
    initial: { code: '' },
    draftOf: null,
    toInput: ({ code }) => ({ code, password: setup.password }),
    toCall: body => ({ body }),
    changes: ['getMe'],
    refusalsAt: { TWO_FACTOR_CODE_INCORRECT: 'code' },
    onDone: ({ recoveryCode }) => onDone(recoveryCode),
  });
  const labels = { code: t('code') };

  return (
    <Form form={form} labels={labels}>
      <div className="two-factor-setup">
        <QrCode text={setup.uri} label={t('qrLabel')} />
        <div>
          <p>{t('scan')}</p>
          <p className="small soft">{t('typeIn')}</p>
          <code className="secret">{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CodeField {...form.bind('code')} label={labels.code} />
        </div>
      </div>
      <StepButtons submit={t('turnOn')} isBusy={form.isBusy} onCancel={onCancel} />
    </Form>
  );
}
