import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { nameOf } from '#shared/fullName.ts';
import { usePlace } from '#web/domain/person/place.ts';
import { ProjectCover } from '#web/domain/project/ProjectCover.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { classes } from '#web/ui/classes.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { Written, written } from '#web/ui/Written.tsx';
import { hoursInQueue, OVERDUE_HOURS } from './queueTime.ts';

export interface QueueProps {
  items: readonly Project[];
  current: string | undefined;
  now: number;
  onChoose: (ProjectID: string) => void;
}

/** Pending proposals, oldest first. */
export function Queue({ items, current, now, onChoose }: QueueProps) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const format = useFormat();
  const placeOf = usePlace();
  return (
    <ul className="queue" aria-label={t('queue')}>
      {items.map(project => {
        const hours = hoursInQueue(project, now);
        return (
          <li key={project.ProjectID}>
            <button
              type="button"
              aria-current={project.ProjectID === current ? 'true' : undefined}
              onClick={() => onChoose(project.ProjectID)}
            >
              <span className="thumb">
                <ProjectCover project={project} lazy />
              </span>
              <span>
                <b {...written(project.language)}>{project.name}</b>
                <small>
                  <Facts>
                    <Written>{nameOf(project.owner, lang)}</Written>
                    {placeOf(project.owner)}
                  </Facts>
                </small>
              </span>
              <span className={classes('wait', hours >= OVERDUE_HOURS && 'late')}>
                <span aria-hidden="true">
                  {hours === 0 ? t('hoursNew') : t('hours', { hours: format.number(hours) })}
                </span>
                <span className="sr">
                  {hours === 0 ? t('waitedNew') : t('waited', { count: hours, hours: format.number(hours) })}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
