import './Roles.css';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { openRole } from '#web/domain/role/openRole.ts';
import { RoleList } from '#web/domain/role/RoleList.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { LoadMore } from '#web/ui/Pagination.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Roles for which one can apply, of all public projects, newest first. */
export default function RolesPage() {
  const { t } = useTranslation('roles');
  return (
    <div className="wrap roles-page">
      <header>
        <h1 className="h1">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <Roles />
    </div>
  );
}

function Roles() {
  const { t } = useTranslation('roles');
  const lang = useLanguage();
  const { items, error, hasMore, isLoadingMore, more, mutate } = useList('listFeaturedProspects', {});
  if (error && !items)
    return <LoadError title={t('notLoaded')} error={error} onAgain={() => void mutate()} />;
  if (!items)
    return (
      <Skeleton>
        <span className="skel skel--table" />
      </Skeleton>
    );
  if (items.length === 0)
    return (
      <EmptyState
        seed="roles"
        headingLevel={2}
        title={t('empty.title')}
        action={<LinkButton to={paths.market({ lang })}>{t('empty.action')}</LinkButton>}
      >
        {t('empty.text')}
      </EmptyState>
    );
  return (
    <>
      <RoleList roles={items.map(openRole)} headingLevel={2} />
      {hasMore && <LoadMore onMore={more} busy={isLoadingMore} />}
    </>
  );
}
