import { useTranslation } from 'react-i18next';
import type { Author } from '#shared/entities/author.ts';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Rows } from '#web/ui/workspace/Rows.tsx';

interface NextStepsProps {
  author: Author;
  /** Whether the person has neither a project nor a team. */
  isNew: boolean;
}

/** The parts that the user's own page does not show yet, with a button for each; nothing if nothing is missing. */
export function NextSteps({ author: { about, bio, skills }, isNew }: NextStepsProps) {
  const { t } = useTranslation('author');
  const lang = useLanguage();
  const steps = [
    { name: 'profile', isMissing: !about && !bio, to: paths['edit-profile']({ lang }) },
    { name: 'skills', isMissing: skills.length === 0, to: paths['edit-profile']({ lang, hash: 'skills' }) },
    { name: 'role', isMissing: isNew, to: paths.roles({ lang }) },
    { name: 'project', isMissing: isNew, to: paths.proposal({ lang }) },
  ] as const;
  const missing = steps.filter(({ isMissing }) => isMissing);
  if (missing.length === 0) return null;
  return (
    <section className="author-projects" aria-labelledby="author-steps">
      <div className="author-tasks-head">
        <h2 className="h2" id="author-steps">
          {t('steps.title')}
        </h2>
        <p className="small soft">{t('steps.onlyYou')}</p>
      </div>
      <Rows labelledBy="author-steps">
        {missing.map(({ name, to }) => (
          <li key={name}>
            <div>
              <h3 className="h4">{t(`steps.${name}.title`)}</h3>
              <p className="small soft">{t(`steps.${name}.text`)}</p>
            </div>
            <LinkButton size="s" to={to}>
              {t(`steps.${name}.action`)}
            </LinkButton>
          </li>
        ))}
      </Rows>
    </section>
  );
}
