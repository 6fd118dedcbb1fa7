import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Rows } from '#web/ui/workspace/Rows.tsx';
import type { MissingPart } from './missingParts.ts';

/** The parts that the user's own page does not show yet, with a button for each. */
export function NextSteps({ parts }: { parts: readonly MissingPart[] }) {
  const { t } = useTranslation('author');
  const lang = useLanguage();
  const to: Record<MissingPart, string> = {
    profile: paths['edit-profile']({ lang }),
    skills: paths['edit-profile']({ lang, hash: 'skills' }),
    role: paths.roles({ lang }),
    project: paths.proposal({ lang }),
  };
  return (
    <section className="author-projects" aria-labelledby="author-steps">
      <div className="author-tasks-head">
        <h2 className="h2" id="author-steps">
          {t('steps.title')}
        </h2>
        <p className="small soft">{t('steps.onlyYou')}</p>
      </div>
      <Rows labelledBy="author-steps">
        {parts.map(name => (
          <li key={name}>
            <div>
              <h3 className="h4">{t(`steps.${name}.title`)}</h3>
              <p className="small soft">{t(`steps.${name}.text`)}</p>
            </div>
            <LinkButton size="s" to={to[name]}>
              {t(`steps.${name}.action`)}
            </LinkButton>
          </li>
        ))}
      </Rows>
    </section>
  );
}
