import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { RoleList } from '#web/domain/role/RoleList.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Home } from './useHome.ts';

/** The newest open roles, and the way to all of them. */
export function OpenRoles({ home }: { home: Home }) {
  const { t } = useTranslation('home');
  const lang = useLanguage();
  const count = home.status === 'ready' ? (home.tally?.roles ?? 0) : 0;
  return (
    <section className="band roles-band on-sunken" aria-labelledby="roles">
      <div className="wrap roles-grid">
        <div className="roles-intro">
          <h2 className="h1" id="roles">
            {t('roles.title')}
          </h2>
          <p className="lead">{t('roles.lead')}</p>
          <LinkButton to={paths.roles({ lang })}>
            {count > 0 ? t('roles.allCount', { count }) : t('roles.all')}
          </LinkButton>
        </div>
        <Newest home={home} />
      </div>
    </section>
  );
}

function Newest({ home }: { home: Home }) {
  const { t } = useTranslation('home');
  if (home.status === 'loading') return <Skeleton />;
  if (home.status === 'failed' || home.roles.length === 0) {
    return (
      <EmptyState seed="home:roles" title={t('roles.emptyTitle')}>
        {t('roles.emptyText')}
      </EmptyState>
    );
  }
  return <RoleList roles={home.roles} headingLevel={3} />;
}
