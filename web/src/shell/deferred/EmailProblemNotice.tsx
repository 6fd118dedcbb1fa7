import './EmailProblemNotice.css';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useSession } from '#web/api/session.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { LinkButton } from '#web/ui/Button.tsx';

/** Notice that emails to the user's address bounce, with a link to change it; not on the profile, which states that itself. */
export function EmailProblemNotice() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const { pathname } = useLocation();
  const { user } = useSession();
  if (user?.emailProblem !== 'bounced' || pathname === paths['edit-profile']({ lang })) return null;

  const { email } = user;
  return (
    <div className="wrap email-problem">
      <Alert
        kind="warning"
        announce
        title={t('emailProblem.title', { email })}
        action={
          <LinkButton size="s" to={paths['edit-profile']({ lang, hash: 'email' })}>
            {t('emailProblem.action')}
          </LinkButton>
        }
      >
        {t('emailProblem.text')}
      </Alert>
    </div>
  );
}
