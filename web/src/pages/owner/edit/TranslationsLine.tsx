import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { paths } from '#shared/paths.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { editedTranslation } from '#web/pages/owner/translations/translationForm.ts';

/** The languages into which the project is translated, and the way to its translations. */
export function TranslationsLine({ project }: { project: Project }) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const format = useFormat();
  const { data } = useQuery('listProspects', { ProjectID: project.ProjectID });
  const list = writtenLanguages.flatMap(language => {
    const { known, percent } = editedTranslation(project, data?.items ?? [], language);
    const share = format.share(percent / 100);
    return known
      ? [t('translations.percent', { language: t(`translations.language.${language}`), share })]
      : [];
  });
  return (
    <p className="small soft">
      {data &&
        (list.length > 0 ? t('translations.line', { list: format.list(list) }) : t('translations.none'))}{' '}
      <Link
        className="link small"
        to={paths['project-translations']({ lang, query: { project: project.ProjectID } })}
      >
        {t('translations.manage')}
      </Link>
    </p>
  );
}
