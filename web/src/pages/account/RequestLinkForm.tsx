import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { auth } from '#shared/contracts/auth.ts';
import { paths } from '#shared/paths.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import { SubmitButton } from './form/SubmitButton.tsx';
import { useForm } from './form/useForm.ts';
import { LinkSent, type LinkSentProps } from './LinkSent.tsx';

export interface RequestLinkFormProps {
  /** Which link is asked for. */
  kind: LinkSentProps['kind'];
  /** The address, where it is known already. */
  email?: string;
  /** Draws the picture beside it. */
  seed: string;
  title: string;
  lead: ReactNode;
  /** The words of the button. */
  action: string;
  /** The words of the way back to signing in. */
  back: string;
}

/** Asks for a link by mail; the answer does not tell whether the address is known. */
export function RequestLinkForm({ kind, email = '', seed, title, lead, action, back }: RequestLinkFormProps) {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const [sentTo, setSentTo] = useState<string>();
  const { run, isBusy } = useMutation(kind, [], { quiet: true });
  const { bind, submit, summary, form } = useForm({
    schema: auth[kind].spec.body,
    initial: { email },
  });
  const labels = { email: t('fields.email') };

  if (sentTo !== undefined)
    return <LinkSent email={sentTo} kind={kind} onBack={() => setSentTo(undefined)} />;

  const send = submit(async ({ email }) => {
    const outcome = await run({ body: { email, ...(kind === 'requestPasswordReset' && { lang }) } });
    if (outcome.data) setSentTo(outcome.data.email);
    return outcome;
  });

  return (
    <AccountFrame seed={seed} title={title} lead={lead}>
      <form className="sform" noValidate ref={form} onSubmit={event => void send(event)}>
        <ErrorSummary {...summary} labels={labels} />
        <TextField
          {...bind('email')}
          type="email"
          inputMode="email"
          label={labels.email}
          autoComplete="email"
          autoCapitalize="none"
        />
        <SubmitButton busy={isBusy && t('sent.sending')}>{action}</SubmitButton>
        <p className="small">
          <Link className="link" to={paths.signin({ lang })}>
            {back}
          </Link>
        </p>
      </form>
    </AccountFrame>
  );
}
