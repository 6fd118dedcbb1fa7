import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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
}

/** The current or former members of all projects of the owner, latest first. */
export function OwnedTeam({ owner, status }: OwnedTeamProps) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const list = useList('listOwnedTeamMembers', { OwnerUserID: owner, query: { status } });
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
            title={t(`team.none.${status}`)}
            action={
              status === 'member' && (
                <LinkButton to={paths['contribution-requests']({ lang })}>{t('team.none.action')}</LinkButton>
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

function OwnedMember({ member, onRemove }: { member: OwnedTeamMember; onRemove: () => void }) {
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
        <Link
          key="project"
          className="plain-link"
          to={paths['manage-prospects']({ lang, query: { project: project.ProjectID }, hash: 'team' })}
        >
          <bdi {...written()}>{project.shortName}</bdi>
        </Link>,
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
