import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { LinkSent, type LinkSentProps } from './LinkSent.tsx';
import { signUpBrowser } from './signUpBrowser.ts';
import { useMailedPath, useReturnPath } from './useRedirectAfterSignIn.ts';

export interface RequestLinkFormProps {
  /** The kind of link that is requested. */
  kind: LinkSentProps['kind'];
  /** Email address, if it is known already. */
  email?: string;
  /** Seed of the picture next to the form. */
  seed: string;
  title: string;
  lead: ReactNode;
  /** Label of the button. */
  action: string;
  /** Label of the link to the sign-in page. */
  back: string;
}

/** Requests a link by email; the answer does not reveal whether the address has an account. */
export function RequestLinkForm({ kind, email = '', seed, title, lead, action, back }: RequestLinkFormProps) {
  const { t } = useTranslation('account');
  const lang = useLanguage();
  const wanted = useReturnPath();
  const next = useMailedPath();
  const [sent, setSent] = useState<Pick<LinkSentProps, 'email' | 'hasBounced'>>();
  const form = useContractForm(kind, {
    schema: async () => (await import('#shared/contracts/auth.ts')).auth[kind].spec.body,
    initial: { email },
    draftOf: '',
    toCall: ({ email }) => ({
      body: {
        email,
        next,
        ...(kind === 'requestPasswordReset' ? { lang } : { browserSecret: signUpBrowser.read() }),
      },
    }),
    onDone: setSent,
  });
  const { bind } = form;
  const labels = { email: t('fields.email') };

  if (sent) return <LinkSent {...sent} kind={kind} onBack={() => setSent(undefined)} />;

  return (
    <AccountFrame seed={seed} title={title} lead={lead}>
      <Form form={form} labels={labels} className="sform">
        <TextField
          {...bind('email')}
          type="email"
          inputMode="email"
          label={labels.email}
          autoComplete="email"
          autoCapitalize="none"
        />
        <SubmitButton busy={form.isBusy && t('sent.sending')}>{action}</SubmitButton>
        <p className="small">
          <Link className="target link" to={paths.signin({ lang, query: { next: wanted } })}>
            {back}
          </Link>
        </p>
      </Form>
    </AccountFrame>
  );
}
