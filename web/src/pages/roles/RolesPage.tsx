import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import type { UserID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { FindingPage } from '#web/domain/finding/FindingPage.tsx';
import { roleList } from '#web/domain/finding/findingLists.ts';
import { isNarrowed } from '#web/domain/finding/listQuery.ts';
import { useFinding } from '#web/domain/finding/useFinding.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { useAllowance } from '#web/domain/limit/useAllowance.ts';
import { useListedRoleVersion } from '#web/domain/reading/versions.ts';
import { openRole } from '#web/domain/role/openRole.ts';
import { RoleList } from '#web/domain/role/RoleList.tsx';
import { SaveSearch } from '#web/domain/search/SaveSearch.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Suggestions } from '#web/shell/finder/suggestions.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { RoleDetails } from './RoleDetails.tsx';

/** Roles that one can apply for, of all public projects; words, filters, order and page are in the URL. */
export default function RolesPage() {
  const { t } = useTranslation('roles');
  const lang = useLanguage();
  const format = useFormat();
  const versionFor = useListedRoleVersion();
  const found = useFinding(roleList);
  const { counts, choice } = found;
  const { cannotWork } = useAllowance();
  return (
    <FindingPage
      found={found}
      suggestions={Suggestions}
      title={
        counts
          ? t('title.all', { count: counts.roles, number: format.number(counts.roles) })
          : t('title.plain')
      }
      lead={t('lead')}
      before={cannotWork && <LimitAlert kind="work" />}
      owner={useOwnerLabel(choice.owner)}
      save={
        choice.owner === undefined && isNarrowed(choice) && <SaveSearch list={roleList} choice={choice} />
      }
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
      {(roles, isChanging) => (
        <div aria-busy={isChanging}>
          <RoleList
            roles={roles.map(role => openRole(lang, role, versionFor(role)))}
            headingLevel={2}
            renderDetails={role => <RoleDetails role={role} />}
          />
        </div>
      )}
    </FindingPage>
  );
}

/** "Roles of Lucía Ferrer", or of one person until the name is known; undefined if the list is not narrowed to a person. */
function useOwnerLabel(owner: string | undefined): string | undefined {
  const { t } = useTranslation('roles');
  const lang = useLanguage();
  const { data: person } = useQuery('getAuthor', owner ? { UserID: owner as UserID } : null); // the server checks it
  if (owner === undefined) return undefined;
  return person ? t('ofOwner', { name: nameOf(person, lang) }) : t('ofOneOwner');
}
