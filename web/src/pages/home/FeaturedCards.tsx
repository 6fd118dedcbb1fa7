import heart from 'lucide-static/icons/heart.svg?raw';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ProjectCover } from '#web/domain/project/ProjectCover.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { CairnMeter, CairnRow } from '#web/ui/Cairn.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Written, written } from '#web/ui/Written.tsx';
import type { FeaturedProject } from './useHome.ts';

const seedOf = ({ ProjectID }: FeaturedProject) => `project:${ProjectID}`;

const Picture = ({ project }: { project: FeaturedProject }) => <ProjectCover project={project} lazy />;

function ReservedBadge({ project: { isReserved } }: { project: FeaturedProject }) {
  const { t } = useTranslation('home');
  return isReserved && <Badge plain>{t('featured.reserved')}</Badge>;
}

/** A small card. */
export function ProjectCard({ project }: { project: FeaturedProject }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <Card
      picture={<Picture project={project} />}
      badge={<ReservedBadge project={project} />}
      title={project.name}
      to={project.path}
      summary={project.description}
      lang={project.language}
      by={
        <>
          <AvatarImage of={project.owner.avatar} seed={`user:${project.owner.UserID}`} size={24} />
          <Facts>
            <Written>{project.owner.name}</Written>
            {project.owner.place}
          </Facts>
        </>
      }
      foot={
        <>
          <CairnRow
            seed={seedOf(project)}
            progress={project.progress}
            count={15}
            width={320}
            height={18}
            title={t('featured.meter', { share: format.share(project.progress) })}
          />
          <p className="line">
            <Built project={project} />
            <RolesOpen project={project} />
            <Likes project={project} />
          </p>
        </>
      }
    />
  );
}

/** The large card. */
export function LeadCard({ project }: { project: FeaturedProject }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { money, owner } = project;
  return (
    <article className="pcard lead-card">
      <div className="pic">
        <Picture project={project} />
      </div>
      <div className="body">
        <div className="lc">
          <div>
            <h3 className="h2" {...written(project.language)}>
              <Link to={project.path} {...written()}>
                {project.name}
              </Link>
            </h3>
            <p className="sum" {...written(project.language)}>
              {project.description}
            </p>
            <p className="by">
              <AvatarImage of={owner.avatar} seed={`user:${owner.UserID}`} size={32} />
              <span>
                <Written>{owner.name}</Written>
                <br />
                {owner.place}
              </span>
            </p>
            {project.needs.length > 0 && (
              <ul className="wants">
                <li className="fine muted">{t('featured.needs')}</li>
                {project.needs.map(role => (
                  <li key={role}>
                    <Badge plain>
                      <Written>{role}</Written>
                    </Badge>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className="lc-m">
            <CairnMeter
              seed={seedOf(project)}
              progress={project.progress}
              width={104}
              height={128}
              title={t('featured.meter', { share: format.share(project.progress) })}
            />
          </div>
        </div>
        <div className="foot">
          <p className="line">
            <Built project={project} />
            {money && (
              <span>
                <Trans
                  t={t}
                  i18nKey="featured.of"
                  values={{
                    sum: format.money(money.minor, money.currency, { whole: true }),
                    total: format.money(money.totalMinor, money.currency, { whole: true }),
                  }}
                  components={{ b: <b /> }}
                />
              </span>
            )}
            <RolesOpen project={project} />
            <Likes project={project} />
          </p>
        </div>
      </div>
    </article>
  );
}

function Built({ project }: { project: FeaturedProject }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <span>
      <Trans
        t={t}
        i18nKey="featured.built"
        values={{ share: format.share(project.progress) }}
        components={{ b: <b /> }}
      />
    </span>
  );
}

function RolesOpen({ project: { rolesOpen } }: { project: FeaturedProject }) {
  const { t } = useTranslation('home');
  if (rolesOpen === 0) return <span>{t('featured.complete')}</span>;
  return (
    <span>
      <Trans t={t} i18nKey="featured.rolesOpen" count={rolesOpen} components={{ b: <b /> }} />
    </span>
  );
}

function Likes({ project: { likes } }: { project: FeaturedProject }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <span className="like">
      <Icon svg={heart} size="s" />
      <span className="count" aria-hidden="true">
        {format.number(likes)}
      </span>
      <span className="sr">{t('featured.likes', { count: likes })}</span>
    </span>
  );
}
