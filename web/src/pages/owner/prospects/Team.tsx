import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { MemberRow } from '#web/pages/owner/team/MemberRow.tsx';
import { useRemoveMember } from '#web/pages/owner/team/useRemoveMember.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { useHashTarget } from '#web/ui/useHashTarget.ts';

/** Members of the project's team; the owner can remove them. */
export function Team({ project: { ProjectID, status } }: { project: Project }) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const format = useFormat();
  const team = useQuery('listTeamMembers', { ProjectID });
  const removal = useRemoveMember(() => void team.mutate());
  const heading = useHashTarget<HTMLHeadingElement>('#team', team.data !== undefined);
  const canChange = isProjectActionAllowed('changeTeam', status);

  return (
    <section id="team" aria-labelledby="team-title">
      <div className="sechead">
        <h2 className="h3" id="team-title" tabIndex={-1} ref={heading}>
          {t('team.title')}
        </h2>
        <Link className="target small" to={paths['manage-team']({ lang })}>
          {t('team.all')}
        </Link>
      </div>
      {removal.refusal}
      <QueryView query={team} failed={t('failed')}>
        {({ items }) => (
          <>
            <ul className="prospects">
              {items.map(member => (
                <MemberRow
                  key={member.UserID}
                  member={member}
                  details={[
                    member.status === 'owner' ? t('team.owner') : member.role,
                    t('team.since', { day: format.date(member.joinedAt) }),
                  ]}
                  onRemove={member.status === 'member' && canChange ? () => removal.ask(member) : undefined}
                />
              ))}
            </ul>
            {items.length === 1 && <p className="small soft">{t('team.alone')}</p>}
          </>
        )}
      </QueryView>
      {removal.dialog}
    </section>
  );
}
