import './People.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { obstacleTo } from '#shared/applying.ts';
import type { Project } from '#shared/entities/project.ts';
import type { Prospect } from '#shared/entities/prospect.ts';
import { paths, readQuery } from '#shared/paths.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { useObstacleText, WayOut } from '#web/domain/role/WayOut.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { RoleCard } from './RoleCard.tsx';

/** Roles of the project; `?apply=` opens the application for one of them. */
export function Roles({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const lang = useLanguage();
  const { ProjectID, you } = project;
  const query = useQuery('listProspects', { ProjectID });
  const { role, isGone, open } = useRequestedRole(query.data?.items);
  const section = useFocusOnClosed(role);

  return (
    <section id="roles" className="psec" aria-labelledby="roles-title" ref={section}>
      <div className="sechead">
        <h2 className="h2" id="roles-title">
          {t('roles.title')}
        </h2>
        <span className="muted small">
          {you.owner ? (
            <LinkButton size="s" to={paths['manage-prospects']({ lang, query: { project: ProjectID } })}>
              {t('roles.manage')}
            </LinkButton>
          ) : (
            <RolesNote project={project} />
          )}
        </span>
      </div>
      <QueryView
        query={query}
        skeleton={
          <div className="rolecards">
            <span className="skel skel--role" />
            <span className="skel skel--role" />
          </div>
        }
      >
        {({ items }) => <RoleList project={project} roles={items} onApply={open} />}
      </QueryView>
      <ApplyDialog {...{ project, role, isGone }} onClose={() => open(undefined)} />
    </section>
  );
}

/** Remark on all roles: that the work is voluntary, or what stands in the way of an application for any of them. */
function RolesNote({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const words = useObstacleText();
  const obstacle = obstacleTo({ project, role: { taken: false }, you: project.you }, 0);
  if (!obstacle) return t('roles.note');
  return (
    <>
      {words(obstacle, project)} <WayOut obstacle={obstacle} project={project} />
    </>
  );
}

interface RoleListProps {
  project: Project;
  roles: readonly Prospect[];
  onApply: (role: Prospect) => void;
}

function RoleList({ project, roles, onApply }: RoleListProps) {
  const { t } = useTranslation('project');
  if (roles.length === 0) {
    return (
      <Sheet>
        <EmptyState seed={`roles:${project.ProjectID}`} title={t('roles.empty.title')}>
          {t(project.you.owner ? 'roles.empty.owner' : 'roles.empty.text')}
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <ul className="rolecards">
      {roles
        .toSorted((one, other) => Number(one.taken) - Number(other.taken))
        .map(role => (
          <RoleCard key={role.ProspectID} project={project} role={role} onApply={() => onApply(role)} />
        ))}
    </ul>
  );
}

/** Focuses the action of the role whose dialog has closed, if the URL has opened it and not a button of the role. */
function useFocusOnClosed(role: Prospect | undefined) {
  const section = useRef<HTMLElement>(null);
  const opened = useRef<string>(undefined);

  useEffect(() => {
    const closed = role ? undefined : opened.current;
    opened.current = role?.ProspectID;
    if (!closed || section.current?.contains(document.activeElement)) return;
    const actions = section.current?.querySelectorAll<HTMLElement>(`[data-role="${closed}"] :is(a, button)`);
    [...(actions ?? [])].at(-1)?.focus();
  }, [role]);

  return section;
}

/** The role named in the URL, so that a visitor returns to the same application after signing in. */
function useRequestedRole(roles: readonly Prospect[] | undefined) {
  const [params, choose] = useAddressQuery();
  const isSignedIn = useIdentity().status === 'signedIn';
  const { apply: requestedId } = readQuery('project', params);
  const requested = roles?.find(({ ProspectID }) => ProspectID === requestedId);
  const isGone = requestedId !== undefined && roles !== undefined && !requested;
  const mayApply = isSignedIn && requested?.yourRequest !== 'pending';
  return {
    role: mayApply ? requested : undefined,
    isGone,
    open: (role: Prospect | undefined) => choose({ apply: role?.ProspectID }),
  };
}
