import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { storedPiecesOf } from '#shared/translation/translations.ts';
import { TranslatedPieces } from './TranslatedPieces.tsx';

/** The translations of a project beside the original, each of which opens. */
export function ReviewedTranslations({ project }: { project: Project }) {
  const { t } = useTranslation('admin');
  return writtenLanguages.map(language => {
    const translation = project.translations?.[language];
    return (
      translation && (
        <details key={language}>
          <summary className="label">{t(`edits.translation.${language}`)}</summary>
          <TranslatedPieces
            pieces={storedPiecesOf(project, translation)}
            original={project.language}
            language={language}
          />
        </details>
      )
    );
  });
}
