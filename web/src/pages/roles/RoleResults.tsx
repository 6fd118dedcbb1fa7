import { Trans, useTranslation } from 'react-i18next';
import { isRefusal } from '#web/api/apiError.ts';
import type { FilterGroup } from '#web/domain/finding/FilterGroups.tsx';
import { usePlace } from '#web/domain/person/place.ts';
import { type OpenRole, openRole } from '#web/domain/role/openRole.ts';
import { RoleList } from '#web/domain/role/RoleList.tsx';
import { RoleTerms } from '#web/domain/role/RoleTerms.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Written, written } from '#web/ui/Written.tsx';
import { NoRoles } from './NoRoles.tsx';
import { withChange } from './rolesQuery.ts';
import type { Roles } from './useRoles.ts';

/** The open roles of the current page, or the reason why there are none. */
export function RoleResults({ found, groups }: { found: Roles; groups: readonly FilterGroup[] }) {
  const { roles, error, retry, choice, address, isChanging, corrected } = found;
  const { t } = useTranslation(['roles', 'market']);

  if (error) {
    const isOldPage = isRefusal(error, 'INVALID_CURSOR');
    return (
      <Alert
        kind={isOldPage ? 'info' : 'error'}
        announce
        title={isOldPage ? t('market:moved.title') : t('notLoaded')}
        action={
          isOldPage ? (
            <LinkButton size="s" to={address(withChange(choice, {}))} preventScrollReset>
              {t('market:moved.action')}
            </LinkButton>
          ) : (
            <Button size="s" onClick={retry}>
              {t('market:failed.action')}
            </Button>
          )
        }
      >
        {t(isOldPage ? 'moved' : 'market:failed.text')}
      </Alert>
    );
  }

  if (!roles)
    return (
      <Skeleton>
        <span className="skel skel--table" />
      </Skeleton>
    );
  if (roles.length === 0) return <NoRoles found={found} groups={groups} />;

  return (
    <>
      {corrected !== undefined && (
        <p className="corrected">
          <Trans
            t={t}
            i18nKey="market:search.corrected"
            values={{ corrected, typed: choice.search }}
            components={{ b: <b {...written()} /> }}
          />
        </p>
      )}
      <div aria-busy={isChanging}>
        <RoleList
          roles={roles.map(openRole)}
          headingLevel={2}
          renderDetails={role => <Details role={role} />}
        />
      </div>
    </>
  );
}

/** The terms of a role, its field and starter task, and the number of applicants. */
function Details({ role }: { role: OpenRole }) {
  const { skill, starterTask, applicants, language, terms } = role;
  const { t } = useTranslation(['roles', 'market']);
  const format = useFormat();
  const placeOf = usePlace();
  return (
    <>
      <RoleTerms role={terms} place={placeOf(role)} />
      <p className="fine muted">
        <Facts>
          {t(`market:skill.${skill}`)}
          {applicants > 0
            ? t('applied', { count: applicants, number: format.number(applicants) })
            : t('nobody')}
          {starterTask !== undefined && (
            <>
              {t('starterTask')} <Written language={language}>{starterTask}</Written>
            </>
          )}
        </Facts>
      </p>
    </>
  );
}
