import { useTranslation } from 'react-i18next';
import { useMutation } from '#web/api/hooks.ts';
import { Button } from '#web/ui/Button.tsx';
import { useMailedPath } from './useRedirectAfterSignIn.ts';

export interface UnconfirmedHelpProps {
  /** The email address or username that was refused. */
  name: string;
  /** Called with the address to which another link was sent. */
  onSent: (email: string) => void;
}

/** Help for those who may not have confirmed their address: another link for an address; links are not sent for usernames. */
export function UnconfirmedHelp({ name, onSent }: UnconfirmedHelpProps) {
  const { t } = useTranslation('account');
  const next = useMailedPath();
  const { run, isBusy } = useMutation('requestConfirmation', [], { quiet: true });
  if (!name.includes('@')) return <p>{t('signIn.unconfirmedUsername')}</p>;

  async function sendAgain() {
    const { data } = await run({ body: { email: name, next } });
    if (data) onSent(data.email);
  }

  return (
    <>
      <p>{t('signIn.unconfirmed')}</p>
      <Button size="s" busy={isBusy && t('sent.sending')} onClick={() => void sendAgain()}>
        {t('sent.again')}
      </Button>
    </>
  );
}
