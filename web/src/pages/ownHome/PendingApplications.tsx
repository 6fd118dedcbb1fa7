import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PendingApplication } from '#shared/entities/home.ts';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Written, written } from '#web/ui/Written.tsx';
import { Rows } from '#web/ui/workspace/Rows.tsx';

/** The user's applications that await the answer of an owner, with the day on which each expires. */
export function PendingApplications({ items }: { items: readonly PendingApplication[] }) {
  const { t } = useTranslation('ownHome');
  const lang = useLanguage();
  const format = useFormat();
  return (
    <section aria-labelledby="applications">
      <h2 className="h3" id="applications">
        {t('applications.title')}
      </h2>
      <Rows labelledBy="applications">
        {items.map(({ contributionRequestId, role, roleLanguage, project, expiresAt }) => (
          <li key={contributionRequestId}>
            <div>
              <h3 className="h4" {...written(roleLanguage)}>
                <Link
                  className="plain-link"
                  to={paths.project({ lang, ProjectID: project.ProjectID, hash: 'roles' })}
                  {...written()}
                >
                  {role}
                </Link>
              </h3>
              <p className="fine muted">
                <Facts>
                  <Written language={project.language}>{project.shortName}</Written>
                  {t('applications.lapses', { date: format.date(expiresAt) })}
                </Facts>
              </p>
            </div>
          </li>
        ))}
      </Rows>
      <LinkButton size="s" kind="quiet" to={paths.applications({ lang })}>
        {t('applications.all')}
      </LinkButton>
    </section>
  );
}
