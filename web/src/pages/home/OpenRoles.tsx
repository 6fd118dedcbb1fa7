import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths, slugOf } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { RelativeTime } from '#web/ui/Time.tsx';
import type { Home, OpenRole } from './useHome.ts';

/** Table of open roles. */
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
          <LinkButton to={paths.market({ lang })}>
            {count > 0 ? t('roles.allCount', { count }) : t('roles.all')}
          </LinkButton>
        </div>
        <RoleList home={home} />
      </div>
    </section>
  );
}

function RoleList({ home }: { home: Home }) {
  const { t } = useTranslation('home');
  if (home.status === 'loading') return <Skeleton />;
  if (home.status === 'failed' || home.roles.length === 0) {
    return (
      <EmptyState seed="home:roles" title={t('roles.emptyTitle')}>
        {t('roles.emptyText')}
      </EmptyState>
    );
  }
  return (
    <ul className="roles">
      {home.roles.map(role => (
        <RoleEntry key={role.id} role={role} />
      ))}
    </ul>
  );
}

function RoleEntry({ role }: { role: OpenRole }) {
  const { t } = useTranslation('home');
  const lang = useLanguage();
  const to = paths.project({
    lang,
    ProjectID: role.ProjectID,
    slug: slugOf(role.projectName),
    hash: 'roles',
  });
  return (
    <li>
      <div lang={role.language}>
        <h3 className="h3">
          <Link to={to}>{role.role}</Link>
        </h3>
        <p className="soft">{role.notes}</p>
      </div>
      <p className="meta">
        <AvatarImage of={role.owner.avatar} seed={`user:${role.owner.UserID}`} size={32} />
        <span>
          <b className="strong">{role.projectName}</b>
          <small>
            {t(`roles.language.${role.language}`)} · <RelativeTime at={role.since} />
          </small>
        </span>
      </p>
      <LinkButton
        size="s"
        to={to}
        aria-label={t('roles.applyFor', { role: role.role, project: role.projectName })}
      >
        {t('roles.apply')}
      </LinkButton>
    </li>
  );
}
