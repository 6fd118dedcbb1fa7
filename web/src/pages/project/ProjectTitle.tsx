import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { paths } from '#shared/paths.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { FollowButton } from '#web/domain/follow/FollowButton.tsx';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { usePlace } from '#web/domain/person/place.ts';
import { HireBadge, StatusBadge } from '#web/domain/project/ProjectBadge.tsx';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { ReportButton } from '#web/domain/report/ReportButton.tsx';
import { ShareButton } from '#web/domain/share/ShareButton.tsx';
import { sharedProject } from '#web/domain/share/sharedOfProject.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Person } from '#web/ui/AvatarImage.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { written } from '#web/ui/Written.tsx';
import { LikeButton } from './LikeButton.tsx';
import { ProjectStateAlert } from './ProjectStateAlert.tsx';
import { VersionLine, type VersionLineProps } from './VersionLine.tsx';

const isOrdinary = (status: Project['status']) => status === 'approved' || status === 'in-development';

/** Link back to the market. */
export function ProjectCrumbs({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const lang = useLanguage();
  const { shortName, language } = useVersionOf(project).project;
  return (
    <nav className="crumbs" aria-label={t('crumbs.label')}>
      <Link to={paths.market({ lang })}>{t('crumbs.projects')}</Link>
      <Icon svg={chevronRight} size="s" />
      <span aria-current="page" {...written(language)}>
        {shortName}
      </span>
    </nav>
  );
}

/** Name, state and owner of the project. */
export function ProjectTitle({ project, onToggle }: VersionLineProps) {
  const { t } = useTranslation('project');
  const lang = useLanguage();
  const format = useFormat();
  const placeOf = usePlace();
  const { owner, you } = project;
  const { name, description, language } = useVersionOf(project).project;
  const isSignedIn = useIdentity().status === 'signedIn';
  const since = t('title.since', { month: format.date(project.approvedAt ?? project.submittedAt, 'month') });

  return (
    <header className="ptitle">
      {(!isOrdinary(project.status) || project.suspended) && <ProjectStateAlert project={project} />}
      <div className="row row-2 wrapx">
        <StatusBadge status={project.status} />
        {project.toHire && <HireBadge />}
        <span className="fine muted">{t(`title.language.${language}`)}</span>
      </div>
      <h1 className="h-hero" {...written(language)}>
        {name}
      </h1>
      <p className="lead" {...written(language)}>
        {description}
      </p>
      <VersionLine project={project} onToggle={onToggle} />
      <div className="row between wrapx">
        <Person
          {...avatarOf(owner)}
          size={48}
          name={<PersonLink person={owner} />}
          detail={
            <Facts>
              {placeOf(owner)}
              {since}
            </Facts>
          }
        />
        <div className="row row-2 wrapx">
          {(you.owner || you.canAdminister) && (
            <LinkButton
              size="s"
              icon={pencil}
              to={paths['edit-projects']({ lang, query: { project: project.ProjectID } })}
            >
              {t('title.edit')}
            </LinkButton>
          )}
          <LikeButton project={project} />
          <Follow project={project} />
          {isPublic(project) && <ShareProject project={project} />}
          {isSignedIn && !you.owner && (
            <ReportButton target={{ kind: 'project', ProjectID: project.ProjectID }} />
          )}
        </div>
      </div>
    </header>
  );
}

function ShareProject({ project }: { project: Project }) {
  const lang = useLanguage();
  return <ShareButton shared={sharedProject(lang, project, useVersionOf(project).project)} />;
}

/** Follows the project; its owner, who cannot, sees how many people do. */
function Follow({ project: { ProjectID, you, followers } }: { project: Project }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  if (you.owner)
    return (
      <span className="fine muted">
        {t('follow.followers', { count: followers, number: format.number(followers) })}
      </span>
    );
  return (
    <FollowButton
      key={ProjectID}
      kind="project"
      id={ProjectID}
      following={you.following}
      followers={followers}
      label={t('follow.word')}
      notDone={t('follow.failed')}
      stale={['getProject']}
    />
  );
}
