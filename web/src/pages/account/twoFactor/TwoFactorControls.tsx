import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '#shared/entities/author.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { RecoveryCode } from './RecoveryCode.tsx';
import { TurnOff } from './TurnOff.tsx';
import { TurnOn } from './TurnOn.tsx';

/** Turns two-factor authentication on and off. The recovery code stays on screen until the user has confirmed that they saved it. */
export const TwoFactorControls = lazyComponent(() => Controls, { texts: ['twoFactor'] });

function Controls({ me }: { me: Me }) {
  const { t } = useTranslation('twoFactor');
  const [isOpen, setOpen] = useState(false);
  const [recoveryCode, setRecoveryCode] = useState<string>();
  const close = () => setOpen(false);

  return (
    <>
      {me.needsTwoFactor && (
        <Alert kind="warning" title={t('needed')}>
          {t(me.hasTwoFactor ? 'signInAgain' : 'turnOnFirst')}
        </Alert>
      )}
      {me.hasPassword && (
        <p>
          <Badge tone={me.hasTwoFactor ? 'ok' : 'neutral'}>{t(me.hasTwoFactor ? 'isOn' : 'isOff')}</Badge>
        </p>
      )}
      {recoveryCode !== undefined ? (
        <RecoveryCode code={recoveryCode} onSaved={() => setRecoveryCode(undefined)} />
      ) : (
        me.hasPassword &&
        (isOpen ? (
          <TwoFactorForm
            isOn={me.hasTwoFactor}
            onCancel={close}
            onTurnedOn={code => {
              close();
              setRecoveryCode(code);
            }}
            onTurnedOff={close}
          />
        ) : (
          <div className="save-bar">
            <Button onClick={() => setOpen(true)}>{t(me.hasTwoFactor ? 'turnOff' : 'turnOn')}</Button>
          </div>
        ))
      )}
    </>
  );
}

interface TwoFactorFormProps {
  isOn: boolean;
  onTurnedOn: (recoveryCode: string) => void;
  onTurnedOff: () => void;
  onCancel: () => void;
}

const TwoFactorForm = ({ isOn, onTurnedOn, onTurnedOff, onCancel }: TwoFactorFormProps) =>
  isOn ? (
    <TurnOff onDone={onTurnedOff} onCancel={onCancel} />
  ) : (
    <TurnOn onDone={onTurnedOn} onCancel={onCancel} />
  );
