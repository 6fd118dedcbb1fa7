import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProjectCard } from '#shared/entities/project.ts';
import type { OwnedTeamMember } from '#shared/entities/teamMember.ts';
import type { UserID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { written } from '#web/ui/Written.tsx';
import { MemberRow } from './MemberRow.tsx';
import { useRemoveMember } from './useRemoveMember.tsx';

export interface OwnedTeamProps {
  owner: UserID;
  status: 'member' | 'former';
  /** Absent for the teams of all projects. */
  project: Pick<ProjectCard, 'ProjectID'> | undefined;
}

/** The current or former members of all projects of the owner, or of one of them, latest first. */
export function OwnedTeam({ owner, status, project }: OwnedTeamProps) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const list = useList('listOwnedTeamMembers', {
    OwnerUserID: owner,
    query: { status, ProjectID: project?.ProjectID },
  });
  const removal = useRemoveMember(() => void list.mutate());

  return (
    <>
      {removal.refusal}
      <ListView
        list={list}
        failed={t('failed')}
        empty={
          <EmptyState
            seed={`team:${status}`}
            headingLevel={2}
            title={t(project && status === 'member' ? 'team.none.ofProject' : `team.none.${status}`)}
            action={
              status === 'member' && (
                <LinkButton
                  to={paths['contribution-requests']({ lang, query: { project: project?.ProjectID } })}
                >
                  {t('team.none.action')}
                </LinkButton>
              )
            }
          >
            {t(`team.noneText.${status}`)}
          </EmptyState>
        }
      >
        {items => (
          <ul className="prospects">
            {items.map(member => (
              <OwnedMember
                key={`${member.ProjectID} ${member.UserID} ${member.leftAt ?? ''}`}
                member={member}
                withProject={!project}
                onRemove={() => removal.ask(member)}
              />
            ))}
          </ul>
        )}
      </ListView>
      {removal.dialog}
    </>
  );
}

interface OwnedMemberProps {
  member: OwnedTeamMember;
  withProject: boolean;
  onRemove: () => void;
}

function OwnedMember({ member, withProject, onRemove }: OwnedMemberProps) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const format = useFormat();
  const { role, project, joinedAt, leftAt, departure, projectPoints, removable } = member;
  const from = format.date(joinedAt);
  return (
    <MemberRow
      member={member}
      details={[
        role,
        ...(withProject
          ? [
              <Link
                key="project"
                className="plain-link"
                to={paths['manage-team']({ lang, query: { project: project.ProjectID } })}
              >
                <bdi {...written()}>{project.shortName}</bdi>
              </Link>,
            ]
          : []),
        leftAt ? t('team.fromTo', { from, to: format.date(leftAt) }) : t('team.since', { day: from }),
        ...(departure ? [t(`team.departure.${departure}`)] : []),
        ...(projectPoints > 0
          ? [t('team.earned', { count: projectPoints, points: format.number(projectPoints) })]
          : []),
      ]}
      onRemove={removable ? onRemove : undefined}
    />
  );
}
