import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProjectInReview } from '#shared/entities/home.ts';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { written } from '#web/ui/Written.tsx';
import { Rows } from '#web/ui/workspace/Rows.tsx';

/** The user's projects that await the answer of the review, and when it is to be expected. */
export function ProjectsInReview({ items }: { items: readonly ProjectInReview[] }) {
  const { t } = useTranslation('ownHome');
  const lang = useLanguage();
  const format = useFormat();
  return (
    <section aria-labelledby="in-review">
      <h2 className="h3" id="in-review">
        {t('inReview.title')}
      </h2>
      <Rows labelledBy="in-review">
        {items.map(({ ProjectID, shortName, language, submittedAt }) => (
          <li key={ProjectID}>
            <div>
              <h3 className="h4" {...written(language)}>
                <Link className="plain-link" to={paths.project({ lang, ProjectID })} {...written()}>
                  {shortName}
                </Link>
              </h3>
              <p className="fine muted">{t('inReview.submitted', { date: format.date(submittedAt) })}</p>
            </div>
            <LinkButton
              size="s"
              to={paths['edit-projects']({ lang, query: { project: ProjectID } })}
              aria-label={t('inReview.editOne', { name: shortName })}
            >
              {t('inReview.edit')}
            </LinkButton>
          </li>
        ))}
      </Rows>
    </section>
  );
}
