import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Award } from '#shared/entities/award.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { reputation } from '#shared/settings.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { ListMore, ListView } from '#web/ui/ListView.tsx';
import { DateText } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';
import { SourcesFigure } from './SourcesFigure.tsx';

/** Sources of the reader's own points, and their history. */
export function OwnReputation() {
  const { t } = useTranslation('reputation');
  const list = useList('listMyAwards', { query: { limit: 10 } });
  return (
    <section aria-labelledby="own-title">
      <h2 className="h2" id="own-title">
        {t('own.title')}
      </h2>
      <ListView list={list} failed={t('failed')} empty={<p className="soft">{t('own.none')}</p>} moreInside>
        {awards => (
          <div className="own-reputation">
            {list.first && <SourcesFigure title={t('sources.own')} sources={list.first.sums} />}
            <div>
              <h3 className="h3">{t('own.history')}</h3>
              <ul className="awards">
                {awards.map(award => (
                  <AwardRow key={`${award.at} ${award.kind} ${award.task?.TaskID ?? ''}`} award={award} />
                ))}
              </ul>
              <ListMore list={list} />
            </div>
          </div>
        )}
      </ListView>
    </section>
  );
}

function AwardRow({ award: { kind, points, at, project, task } }: { award: Award }) {
  const { t } = useTranslation('reputation');
  const lang = useLanguage();
  const format = useFormat();
  return (
    <li>
      <span>
        <b>{task ? <bdi {...written()}>{task.Title}</bdi> : t(`kinds.${kind}`)}</b>
        <small className="soft">
          <Facts>
            {task && t(`kinds.${kind}`)}
            {project ? (
              <Link
                className="plain-link"
                to={paths.project({ lang, ProjectID: project.ProjectID, slug: slugOf(project.name) })}
              >
                <bdi {...written()}>{project.shortName}</bdi>
              </Link>
            ) : (
              kind !== 'answer' && t('own.deleted')
            )}
            <DateText at={at} />
            {points === 0 && t('own.limit', reputation.taskAwards)}
          </Facts>
        </small>
      </span>
      <b className="num">
        {points === 0 ? format.number(points) : t('own.plus', { points: format.number(points) })}
      </b>
    </li>
  );
}
