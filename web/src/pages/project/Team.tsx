import './People.css';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import type { TeamMember } from '#shared/entities/teamMember.ts';
import { isFormerMember } from '#shared/fullName.ts';
import { reputation } from '#shared/settings.ts';
import { roleNameIn } from '#shared/translation/roleTexts.ts';
import { useQuery } from '#web/api/hooks.ts';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { useFormat } from '#web/i18n/format.ts';
import { AvatarImage, VacantAvatar } from '#web/ui/AvatarImage.tsx';
import { Reputation } from '#web/ui/Badge.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { written } from '#web/ui/Written.tsx';

/** Only for members. */
const OwnMembership = lazyComponent(async () => (await import('./OwnMembership.tsx')).OwnMembership, {
  texts: ['teams'],
});

/** Only for completed projects. */
const TeamHiring = lazyComponent(async () => (await import('./TeamHiring.tsx')).TeamHiring, {
  texts: ['teams'],
});

/** Team members and the number of open roles. */
export function Team({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const query = useQuery('listTeamMembers', { ProjectID: project.ProjectID });

  return (
    <section id="team" className="psec" aria-labelledby="team-title">
      <div className="sechead">
        <h2 className="h2" id="team-title">
          {t('team.title')}
        </h2>
        {query.data && <Hireable members={query.data.items} />}
      </div>
      <QueryView query={query} skeleton={<span className="skel skel--team" />}>
        {({ items }) => (
          <ul className="team">
            {items.map(member => (
              <Member key={member.UserID} project={project} member={member} />
            ))}
            <OpenPlaces free={project.rolesOpen} />
          </ul>
        )}
      </QueryView>
      {project.you.member && <OwnMembership project={project} />}
      {project.status === 'completed' && <TeamHiring project={project} />}
    </section>
  );
}

/** Number of members with enough points for the team to be hired; hidden for an owner without a team. */
function Hireable({ members }: { members: readonly TeamMember[] }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const ready = members.filter(({ contributionPoints }) => contributionPoints >= reputation.recruitThreshold);
  if (members.length < 2) return null;
  return (
    <span className="muted small">
      {t('team.hireable', {
        count: ready.length,
        ready: format.number(ready.length),
        all: format.number(members.length),
      })}
    </span>
  );
}

function Member({ project, member }: { project: Project; member: TeamMember }) {
  const { t } = useTranslation('project');
  const { role, status, contributionPoints } = member;
  const { project: shown, translation } = useVersionOf(project);
  const translated = roleNameIn(translation?.roles ?? {}, role);
  return (
    <li>
      <AvatarImage {...avatarOf(member)} size={64} />
      <PersonLink className="strong" person={member} />
      {status === 'owner' ? (
        <span className="small soft">{t('team.owner')}</span>
      ) : (
        <span
          className="small soft"
          {...written(translated === undefined ? project.language : shown.language)}
        >
          {translated ?? role}
        </span>
      )}
      {!isFormerMember(member) && <Reputation points={contributionPoints} label={t('team.points')} />}
    </li>
  );
}

function OpenPlaces({ free }: { free: number }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { pathname, search } = useLocation();
  if (free === 0) return null;
  return (
    <li>
      <VacantAvatar size={64} />
      <Link className="target strong" to={{ pathname, search, hash: '#roles' }}>
        {t('team.places', { count: free, number: format.number(free) })}
      </Link>
      <span className="small soft">{t('team.stillFree')}</span>
    </li>
  );
}
