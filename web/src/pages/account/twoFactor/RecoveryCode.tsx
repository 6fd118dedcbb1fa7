import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';

/** Shows the recovery code, once, until the user says that they have saved it. */
export function RecoveryCode({ code, onSaved }: { code: string; onSaved: () => void }) {
  const { t } = useTranslation('twoFactor');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  return (
    <div ref={box} tabIndex={-1} className="recovery-code">
      <Alert kind="success" announce title={t('nowOn')}>
        {t('keepCode')}
      </Alert>
      <code className="secret">{code}</code>
      <div className="save-bar">
        <CopyButton text={code} />
        <Button kind="moss" onClick={onSaved}>
          {t('saved')}
        </Button>
      </div>
    </div>
  );
}
