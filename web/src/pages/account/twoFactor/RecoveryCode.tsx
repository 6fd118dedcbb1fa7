import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Shows the recovery code, once, until the user says that they have saved it. */
export function RecoveryCode({ code, onSaved }: { code: string; onSaved: () => void }) {
  const { t } = useTranslation('twoFactor');
  const box = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => box.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // not allowed here: the code can be selected
    }
  }

  return (
    <div ref={box} tabIndex={-1} className="recovery-code">
      <Alert kind="success" announce title={t('nowOn')}>
        {t('keepCode')}
      </Alert>
      <code className="secret">{code}</code>
      <div className="save-bar">
        <Button onClick={() => void copy()}>{t(isCopied ? 'copied' : 'copy')}</Button>
        <Button kind="moss" onClick={onSaved}>
          {t('saved')}
        </Button>
      </div>
    </div>
  );
}
