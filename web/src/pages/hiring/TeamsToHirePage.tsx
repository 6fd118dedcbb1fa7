import './TeamsToHire.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { reputation } from '#shared/settings.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Teams } from './Teams.tsx';

/** Teams that completed a project and can be hired as a whole. */
export default function TeamsToHirePage() {
  const { t } = useTranslation('teams');
  const lang = useLanguage();
  const format = useFormat();
  return (
    <div className="wrap hiring">
      <header>
        <h1 className="h1">{t('teams.title')}</h1>
        <p className="lead">{t('teams.lead', { points: format.number(reputation.recruitThreshold) })}</p>
        <p className="small soft">
          {t('teams.how')}{' '}
          <Link className="target link" to={paths.generic({ lang, context: 'reputation' })}>
            {t('teams.getHere')}
          </Link>
        </p>
      </header>
      <Teams />
    </div>
  );
}
