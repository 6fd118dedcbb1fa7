import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { ListView } from '#web/ui/ListView.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { RelativeTime } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';

type Answer = 'approved' | 'denied';

/** Past decisions: approved or denied proposals, newest first. */
export function ReviewHistory() {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const [answer, setAnswer] = useState<Answer>('approved');
  const list = useList('listProjectsForReview', { query: { status: answer } });

  return (
    <section className="answered-part" aria-labelledby="answered-title">
      <div className="row between wrapx answered-head">
        <h2 className="label" id="answered-title">
          {t('answered.title')}
        </h2>
        <Segmented
          label={t('answered.title')}
          value={answer}
          onChange={setAnswer}
          options={[
            { value: 'approved', label: t('answered.approved') },
            { value: 'denied', label: t('answered.denied') },
          ]}
        />
      </div>
      <ListView
        list={list}
        failed={t('failed')}
        empty={<p className="small soft answered-none">{t(`answered.none.${answer}`)}</p>}
      >
        {items => (
          <ul className="answered">
            {items.map(project => (
              <li key={project.ProjectID}>
                <span>
                  <b className="strong small" {...written(project.language)}>
                    <a
                      className="plain-link"
                      href={paths.project({ lang, ProjectID: project.ProjectID, slug: slugOf(project.name) })}
                      {...written()}
                    >
                      {project.name}
                    </a>
                  </b>
                  <small className="fine muted">
                    {nameOf(project.owner, lang)},{' '}
                    <RelativeTime at={project.deniedAt ?? project.approvedAt ?? project.updatedAt} />
                  </small>
                  {answer === 'denied' && project.reason && (
                    <small className="fine soft reason" {...written()}>
                      {project.reason}
                    </small>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </section>
  );
}
