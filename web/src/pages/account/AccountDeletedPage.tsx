import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { AccountFrame } from './AccountFrame.tsx';

/** Confirms the deletion of the account. Opened by its address alone, it leads to the home page. */
export default function AccountDeletedPage() {
  const { t } = useTranslation('deletion');
  const lang = useLanguage();
  const state: unknown = useLocation().state;
  if (state !== 'deleted') return <Navigate to={paths.index({ lang })} replace />;

  return (
    <AccountFrame isAnswer seed="page:deleted" title={t('done.title')} lead={t('done.text')}>
      <div className="row">
        <LinkButton to={paths.index({ lang })}>{t('done.home')}</LinkButton>
      </div>
    </AccountFrame>
  );
}
