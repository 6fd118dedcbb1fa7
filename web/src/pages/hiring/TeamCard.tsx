import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TeamToHire } from '#shared/entities/recruitLabel.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { useRegionName } from '#web/domain/person/place.ts';
import { ProjectCover } from '#web/domain/project/ProjectCover.tsx';
import { useCardVersion } from '#web/domain/reading/versions.ts';
import { WriteToTeamButton } from '#web/domain/recruiting/WriteToTeamButton.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Person } from '#web/ui/AvatarImage.tsx';
import { Reputation } from '#web/ui/Badge.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { written } from '#web/ui/Written.tsx';

/** A team for hire: the project that it completed, its people with their roles, and the way to write to all of them. */
export function TeamCard({ team: { project, people, size, skills, grantedAt } }: { team: TeamToHire }) {
  const { t } = useTranslation(['teams', 'market']);
  const lang = useLanguage();
  const format = useFormat();
  const regionName = useRegionName();
  const { ProjectID, country } = project;
  const version = useCardVersion()(project);
  const { name, description, language } = version;
  const more = size - people.length;
  return (
    <Sheet as="li" className="hiring-team">
      <div className="hiring-cover">
        <ProjectCover project={project} lazy />
      </div>
      <div className="hiring-body">
        <div>
          <h2 className="h3" {...written(language)}>
            <Link to={paths.project({ lang, ProjectID, slug: slugOf(project.name) })} {...written()}>
              {name}
            </Link>
          </h2>
          <p className="soft" {...written(language)}>
            {description}
          </p>
          <p className="fine muted">
            <Facts>
              {regionName(country)}
              {t(`teams.language.${project.language}`)}
              {skills.map(skill => t(`market:skill.${skill}`))}
              {t('teams.since', { date: format.date(grantedAt, 'long') })}
            </Facts>
          </p>
        </div>
        <ul className="hiring-people" aria-label={t('teams.people', { name })}>
          {people.map(({ user, role }) => (
            <li key={user.UserID}>
              <Person
                {...avatarOf(user)}
                size={40}
                name={<PersonLink person={user} />}
                detail={role ? <span {...written(project.language)}>{role}</span> : t('teams.owner')}
              />
              <Reputation points={user.contributionPoints} label={t('teams.points')} />
            </li>
          ))}
          {more > 0 && (
            <li className="small soft">{t('teams.more', { count: more, people: format.number(more) })}</li>
          )}
        </ul>
        <div>
          <WriteToTeamButton project={version} />
        </div>
      </div>
    </Sheet>
  );
}
