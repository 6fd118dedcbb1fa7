import './Roles.css';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { openRole } from '#web/domain/role/openRole.ts';
import { RoleList } from '#web/domain/role/RoleList.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';

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
  const list = useList('listFeaturedProspects', {});
  return (
    <ListView
      list={list}
      failed={t('notLoaded')}
      skeleton={<span className="skel skel--table" />}
      empty={
        <EmptyState
          seed="roles"
          headingLevel={2}
          title={t('empty.title')}
          action={<LinkButton to={paths.market({ lang })}>{t('empty.action')}</LinkButton>}
        >
          {t('empty.text')}
        </EmptyState>
      }
    >
      {items => <RoleList roles={items.map(openRole)} headingLevel={2} />}
    </ListView>
  );
}
