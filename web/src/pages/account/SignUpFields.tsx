import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { profile } from '#shared/settings.ts';
import type { GenericText } from '#shared/texts.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Checkbox } from '#web/ui/Choice.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { Icon } from '#web/ui/Icon.tsx';

interface Names {
  firstName: string;
  lastName: string;
}

export function NameFields({ form: { bind }, labels }: { form: FormFields<Names>; labels: Names }) {
  return (
    <div className="two">
      <TextField
        {...bind('firstName')}
        label={labels.firstName}
        optional
        autoComplete="given-name"
        maxLength={profile.firstName.max}
      />
      <TextField
        {...bind('lastName')}
        label={labels.lastName}
        optional
        autoComplete="family-name"
        maxLength={profile.lastName.max}
      />
    </div>
  );
}

export interface UsernameFieldProps {
  form: FormFields<{ username: string }>;
  label: string;
  /** Available username, where the one that was entered is taken. */
  suggestion: string | undefined;
}

/** The username; if it is taken, an available one is offered. */
export function UsernameField({
  form: { values, bind, set, errorOf },
  label,
  suggestion,
}: UsernameFieldProps) {
  const { t } = useTranslation('account');
  return (
    <TextField
      {...bind('username')}
      label={label}
      hint={t('signUp.usernameHint')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={profile.username.max}
      error={
        suggestion ? (
          <>
            {t('signUp.taken', { username: values.username })}{' '}
            <button type="button" className="suggestion" onClick={() => set('username', suggestion)}>
              {t('signUp.suggestion', { suggestion })}
            </button>
          </>
        ) : (
          errorOf('username')
        )
      }
    />
  );
}

/** Link that opens another tab, so that no typed text is lost. */
function TermsLink({ context, children }: { context: GenericText; children?: ReactNode }) {
  const lang = useLanguage();
  return (
    <Link className="link" to={paths.generic({ lang, context })} target="_blank">
      {children}
    </Link>
  );
}

export function TermsField({
  form: { values, set, errorOf },
}: {
  form: Pick<FormFields<{ terms: boolean }>, 'values' | 'set' | 'errorOf'>;
}) {
  const { t } = useTranslation('account');
  const error = errorOf('terms');
  return (
    <div className="terms">
      <Checkbox
        name="terms"
        checked={values.terms}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'terms-error' : undefined}
        onChange={event => set('terms', event.target.checked)}
        label={
          <Trans
            t={t}
            i18nKey="signUp.terms"
            components={{ terms: <TermsLink context="tandc" />, privacy: <TermsLink context="privacy" /> }}
          />
        }
      />
      {error && (
        <p className="error" id="terms-error">
          <Icon svg={circleAlert} size="s" />
          {error}
        </p>
      )}
    </div>
  );
}
