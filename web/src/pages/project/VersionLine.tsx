import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import type { ProjectTranslation } from '#shared/entities/translation.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { nameOf } from '#shared/fullName.ts';
import { baseLanguages } from '#shared/locales.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { languagesOf } from '#shared/translation/versionOf.ts';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { WRITTEN_LANGUAGE_NAMES } from '#web/i18n/writtenLanguages.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { Written, written } from '#web/ui/Written.tsx';

export interface VersionLineProps {
  project: Project;
  /** Shows the original, or again the version in the language of the page. */
  onToggle: () => void;
}

/**
 * Says that the project is read in a translation, with a way to the original and back; or which other versions there are, if none
 * is in the language of the page. Its owner finds the translations here. Nothing for visitors of a project that exists once.
 */
export function VersionLine({ project, onToggle }: VersionLineProps) {
  const { t } = useTranslation('project');
  const lang = useLanguage();
  const page = baseLanguages[lang];
  const { translation } = useVersionOf(project);
  const languages = languagesOf(project);
  const others = languages.filter(language => language !== project.language);
  const isPutAside = !translation && others.includes(page);
  const isElsewhere = others.length > 0 && !languages.includes(page);
  if (!translation && !isPutAside && !isElsewhere && !project.you.owner) return null;

  return (
    <p className="fine muted">
      <Facts>
        {translation &&
          (translation.translators ? (
            <Translators original={project.language} people={translation.translators} />
          ) : (
            t(`version.from.${project.language}`)
          ))}
        {isPutAside && t('version.isOriginal')}
        {(translation || isPutAside) && (
          <button type="button" className="link" onClick={onToggle}>
            {translation ? t('version.original') : t(`version.see.${page}`)}
          </button>
        )}
        {translation && translation.outdated.length > 0 && t('version.outdated')}
        {isElsewhere && <OtherVersions project={project} languages={others} />}
        {project.you.owner && (
          <Link
            className="link"
            to={paths['project-translations']({ lang, query: { project: project.ProjectID } })}
          >
            {t(others.length > 0 ? 'version.edit' : 'version.add')}
          </Link>
        )}
      </Facts>
    </p>
  );
}

/** Leads to the page in the languages of its translations, each by its own name. */
function OtherVersions({ project, languages }: { project: Project; languages: readonly WrittenLanguage[] }) {
  const { t } = useTranslation('project');
  const { ProjectID, name } = project;
  return (
    <>
      {t('version.alsoIn')}
      {languages.map((language, index) => (
        <span key={language}>
          {index > 0 ? ', ' : ' '}
          <Link
            className="link"
            to={paths.project({ lang: language, ProjectID, slug: slugOf(name) })}
            hrefLang={language}
            {...written(language)}
          >
            {WRITTEN_LANGUAGE_NAMES[language]}
          </Link>
        </span>
      ))}
    </>
  );
}

/** The original language, and the members of the team who have translated it. */
function Translators({
  original,
  people,
}: {
  original: WrittenLanguage;
  people: NonNullable<ProjectTranslation['translators']>;
}) {
  const { t } = useTranslation('project');
  const lang = useLanguage();
  return (
    <>
      {t(`version.by.${original}`)}
      {people.map((person, index) => (
        <span key={person.UserID}>
          {index > 0 ? ', ' : ' '}
          <Link className="link" to={paths.author({ lang, UserID: person.UserID })}>
            <Written>{nameOf(person, lang)}</Written>
          </Link>
        </span>
      ))}
    </>
  );
}
