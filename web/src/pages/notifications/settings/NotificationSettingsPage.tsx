import './NotificationSettings.css';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { notificationGroups } from '#shared/notificationSettings.ts';
import { paths } from '#shared/paths.ts';
import { featuredPlaces } from '#shared/visibility.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useSession } from '#web/api/session.ts';
import { useZone } from '#web/domain/person/useZone.ts';
import { zoneLabel } from '#web/domain/person/zoneLabel.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { Following } from './Following.tsx';
import { FrequencyRow } from './FrequencyRow.tsx';
import { SavedSearches } from './SavedSearches.tsx';

const { shown, reserved } = featuredPlaces.weeklyDigest;

/** Settings for the frequency of emails about each group of notifications; each choice is saved immediately. */
export default function NotificationSettingsPage() {
  const { t } = useTranslation('subscriptions');
  const lang = useLanguage();
  const { data, error, isLoading, mutate } = useQuery('getNotificationPreferences', {});
  const { user } = useSession();
  const zone = useZone();

  return (
    <WorkPage current="notification-settings">
      <div className="frequencies">
        <PageHeader
          title={t('settings.title')}
          actions={
            <LinkButton size="s" to={paths.notifications({ lang })}>
              {t('settings.notifications')}
            </LinkButton>
          }
        >
          {t('settings.lead')}
        </PageHeader>
        {user?.emailProblem === 'complained' && (
          <Alert
            kind="info"
            title={t('settings.complained.title')}
            action={
              <LinkButton size="s" to={paths['edit-profile']({ lang, hash: 'email' })}>
                {t('settings.complained.action')}
              </LinkButton>
            }
          >
            {t('settings.complained.text')}
          </Alert>
        )}
        {error && !data && (
          <LoadError title={t('settings.notLoaded')} error={error} onAgain={() => void mutate()} />
        )}
        {isLoading && <Skeleton />}
        {data && (
          <>
            <ul className="frequency-rows">
              {notificationGroups.map(group => (
                <FrequencyRow
                  key={group}
                  group={group}
                  saved={data.email[group]}
                  onSaved={saved => void mutate(saved, { revalidate: false })}
                />
              ))}
            </ul>
            <p className="soft">
              <Trans
                t={t}
                i18nKey="settings.digests"
                values={{ places: shown, reserved, zone: zoneLabel(zone, lang) }}
                components={{
                  profile: <Link className="link" to={paths['edit-profile']({ lang, hash: 'profile' })} />,
                }}
              />
            </p>
            <Following />
            <SavedSearches />
            <section className="always">
              <h2 className="h4">{t('settings.always.title')}</h2>
              <p className="soft">{t('settings.always.text')}</p>
            </section>
          </>
        )}
      </div>
    </WorkPage>
  );
}
