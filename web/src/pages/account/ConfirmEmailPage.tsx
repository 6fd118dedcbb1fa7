import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sha256 } from '#shared/envelope.ts';
import type { SecretToken } from '#shared/ids.ts';
import { paths, readQuery } from '#shared/paths.ts';
import { timings } from '#shared/settings.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { parseSecretToken } from '#web/api/parseId.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { type Confirmed, ConfirmForm } from './ConfirmForm.tsx';
import { RequestLinkForm } from './RequestLinkForm.tsx';
import { useReturnPath } from './useRedirectAfterSignIn.ts';

const seed = 'page:confirm';

/**
 * Target of the link in the confirmation email: asks whether to confirm the address, or offers a new link. Opening the
 * page confirms nothing, because mail scanners open links as well.
 */
export default function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = parseSecretToken(readQuery('confirm-email', search).token);
  return token ? <OpenedLink key={token} token={token} /> : <RequestNewLink />;
}

/** A link that may be valid: asks whether to confirm the address. */
function OpenedLink({ token }: { token: SecretToken }) {
  const { t } = useTranslation('account');
  const { refusal } = useServerMessages();
  const [confirmed, setConfirmed] = useState<Confirmed>();
  const [isSpent, setSpent] = useState(false);
  const next = useReturnPath();
  const hash = useHashOf(token);
  const { data, error, mutate } = useQuery('getEmailConfirmation', hash ? { query: { token: hash } } : null, {
    revalidateOnFocus: false,
  });

  if (confirmed) return <Done confirmed={confirmed} />;
  if (isSpent || error?.code === 'CONFIRMATION_LINK_INVALID') return <RequestNewLink />;
  if (error && !data)
    return (
      <AccountFrame seed={seed} title={t('confirm.failed')} lead={refusal(error)}>
        <Button kind="moss" onClick={() => void mutate()}>
          {t('confirm.retry')}
        </Button>
      </AccountFrame>
    );
  if (!data)
    return (
      <AccountFrame seed={seed} title={t('confirm.checking')}>
        <Skeleton />
      </AccountFrame>
    );
  if (data.isConfirmed) return <Done confirmed={{ next, wasSignedIn: true }} />;
  return (
    <ConfirmForm
      seed={seed}
      token={token}
      username={data.username}
      onDone={setConfirmed}
      onSpent={() => setSpent(true)}
    />
  );
}

/** The hash that names a link without opening it; undefined until it has been computed. */
function useHashOf(token: string): string | undefined {
  const [hash, setHash] = useState<string>();
  useEffect(() => void sha256(token).then(setHash), [token]);
  return hash;
}

/**
 * The address is confirmed. As soon as this tab is signed in, by its own form or by the tab in which the account was
 * created, the user is redirected to the page that they came for.
 */
function Done({ confirmed: { email, next, wasSignedIn } }: { confirmed: Confirmed }) {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const { status } = useIdentity();
  const hasSignedIn = !wasSignedIn && status === 'signedIn';

  const redirect = useEffectEvent(() => {
    toast.show({ kind: 'success', title: t('signIn.done'), duration: timings.signInSuccess });
    void navigate(next ?? paths.home({ lang }), { replace: true });
  });
  useEffect(() => {
    if (hasSignedIn) redirect();
  }, [hasSignedIn]);

  return (
    <AccountFrame seed={seed} isAnswer title={t('confirm.title')} lead={t('confirm.text')}>
      <LinkButton kind="moss" to={paths.signin({ lang, query: { next } })} state={{ email }}>
        {t('signIn.link')}
      </LinkButton>
    </AccountFrame>
  );
}

/** The link is used, expired or incomplete: requests a new one. */
function RequestNewLink() {
  const { t } = useTranslation('account');
  return (
    <RequestLinkForm
      kind="requestConfirmation"
      seed={seed}
      title={t('confirm.spent.title')}
      lead={t('confirm.spent.text')}
      action={t('confirm.spent.action')}
      back={t('signIn.link')}
    />
  );
}
