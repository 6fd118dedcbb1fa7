import './Reputation.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { OwnReputation } from './OwnReputation.tsx';
import { Privileges } from './Privileges.tsx';

const Maps = lazyComponent(async () => (await import('./Maps.tsx')).Maps, { fallback: <Skeleton /> });

/** The reputation maps: where points come from and who stands where; one's own points and their history. */
export default function ReputationPage() {
  const { t } = useTranslation('reputation');
  const lang = useLanguage();
  const isSignedIn = useIdentity().status === 'signedIn';
  const map = useQuery('getReputationMap', {});
  const me = useQuery('getMe', isSignedIn ? {} : null);
  const own = me.data?.contributionPoints;

  return (
    <div className="wrap reputation">
      <header>
        <h1 className="h1">{t('title')}</h1>
        <p className="lead">
          {t('lead')}{' '}
          <Link className="link" to={paths.generic({ lang, context: 'reputation' })}>
            {t('more')}
          </Link>
        </p>
      </header>
      <QueryView query={map} failed={t('failed')}>
        {data => <Maps map={data} own={own} />}
      </QueryView>
      <Privileges own={me.data} />
      {isSignedIn && <OwnReputation />}
    </div>
  );
}
