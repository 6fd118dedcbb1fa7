import heart from 'lucide-static/icons/heart.svg?raw';
import { Trans, useTranslation } from 'react-i18next';
import { daysUntilEnd } from '#shared/days.ts';
import type { ProjectCard } from '#shared/entities/project.ts';
import { nameOf } from '#shared/fullName.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { baseLanguages } from '#shared/locales.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { minute } from '#shared/time.ts';
import { useNow } from '#web/api/useNow.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { usePlace } from '#web/domain/person/place.ts';
import { useCardVersion } from '#web/domain/reading/versions.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { CairnRow } from '#web/ui/Cairn.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Written } from '#web/ui/Written.tsx';
import { ProjectBadge } from './ProjectBadge.tsx';
import { ProjectCover } from './ProjectCover.tsx';

export interface ProjectCardViewProps {
  project: ProjectCard;
  headingLevel?: 2 | 3;
  /** Loads the picture immediately: for the first card of a page, usually the largest paint. */
  eager?: boolean;
}

/** Card of a project in a list: picture, description, owner and progress; a project in another language names it. */
export function ProjectCardView({ project, headingLevel = 3, eager = false }: ProjectCardViewProps) {
  const { t } = useTranslation('market');
  const lang = useLanguage();
  const format = useFormat();
  const placeOf = usePlace();
  const { ProjectID, owner, progress } = project;
  const { name, description, language } = useCardVersion()(project);
  const share = format.share(progress / 100);
  const place = placeOf(owner);

  return (
    <Card
      picture={<ProjectCover project={project} lazy first={eager} />}
      badge={<ProjectBadge project={project} />}
      title={name}
      to={paths.project({ lang, ProjectID, slug: slugOf(project.name) })}
      summary={description}
      lang={language}
      headingLevel={headingLevel}
      by={
        <>
          <AvatarImage {...avatarOf(owner)} size={24} />
          <Facts>
            <Written>{nameOf(owner, lang)}</Written>
            {place}
            {language !== baseLanguages[lang] && t(`language.${language}`)}
          </Facts>
        </>
      }
      foot={
        <>
          <CairnRow
            seed={`project:${ProjectID}`}
            progress={progress / 100}
            count={15}
            width={320}
            height={18}
            title={t('card.meter', { share })}
          />
          <p className="line">
            <span>
              <Trans t={t} i18nKey="card.built" values={{ share }} components={{ b: <b /> }} />
            </span>
            <RolesOpen open={project.rolesOpen} />
            <span className="like">
              <Icon svg={heart} size="s" />
              <span className="count" aria-hidden="true">
                {format.number(project.likes)}
              </span>
              <span className="sr">
                {t('card.likes', { count: project.likes, number: format.number(project.likes) })}
              </span>
            </span>
          </p>
          <Funding project={project} />
        </>
      }
    />
  );
}

/** Amount raised, and the time left while the project takes money. */
function Funding({ project }: { project: ProjectCard }) {
  const { t } = useTranslation('market');
  const format = useFormat();
  const now = useNow(minute);
  const { raised, budget, currency, status } = project;
  const days = daysUntilEnd(project, now);
  return (
    <p className="line">
      <span>
        <Trans
          t={t}
          i18nKey="card.raised"
          values={{
            raised: format.money(raised, currency, { whole: true }),
            budget: format.money(budget, currency, { whole: true }),
          }}
          components={{ b: <b /> }}
        />
      </span>
      {isActionAllowed(projectActions.acceptPayments, status) && days >= 0 && (
        <span suppressHydrationWarning>
          {days === 0 ? t('card.lastDay') : t('card.daysLeft', { count: days, number: format.number(days) })}
        </span>
      )}
    </p>
  );
}

function RolesOpen({ open }: { open: number }) {
  const { t } = useTranslation('market');
  const format = useFormat();
  if (open === 0) return <span>{t('card.complete')}</span>;
  return (
    <span>
      <Trans
        t={t}
        i18nKey="card.rolesOpen"
        count={open}
        values={{ number: format.number(open) }}
        components={{ b: <b /> }}
      />
    </span>
  );
}
