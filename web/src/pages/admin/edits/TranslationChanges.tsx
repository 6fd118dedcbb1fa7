import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import type { EditedTranslations } from '#shared/entities/translation.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { storedPiecesOf } from '#shared/translation/translations.ts';
import { TranslatedPieces } from '#web/pages/admin/TranslatedPieces.tsx';

interface TranslationChangesProps {
  project: Project;
  translations: EditedTranslations;
}

/** Changes of an edit to translations, beside the original. */
export function TranslationChanges({ project, translations }: TranslationChangesProps) {
  const { t } = useTranslation('admin');
  return writtenLanguages.map(language => {
    const pieces = translations[language];
    const before = project.translations?.[language];
    return (
      pieces !== undefined && (
        <section key={language} className="edit-translation">
          <h3 className="label">{t(`edits.translation.${language}`)}</h3>
          {pieces ? (
            <TranslatedPieces
              pieces={pieces}
              before={before ? storedPiecesOf(project, before) : {}}
              original={project.language}
              language={language}
            />
          ) : (
            <p>{t('edits.translationRemoved')}</p>
          )}
        </section>
      )
    );
  });
}
