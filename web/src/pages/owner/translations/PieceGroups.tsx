import { useTranslation } from 'react-i18next';
import type { WrittenLanguage } from '#shared/fields.ts';
import { GROUPS, groupOf, usePieceLabel } from '#web/domain/project/translation/usePieceLabel.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Alert } from '#web/ui/Alert.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { PieceRow } from './PieceRow.tsx';
import {
  type EditedTranslation,
  type FieldName,
  fieldOf,
  formerOf,
  isConfirmed,
  type TranslationValues,
} from './translationForm.ts';

export interface PieceGroupsProps {
  form: FormFields<TranslationValues>;
  edited: Pick<EditedTranslation, 'pieces' | 'outdated'>;
  /** Language in which the project is written. */
  original: WrittenLanguage;
  /** Language into which it is translated. */
  language: WrittenLanguage;
  isReadOnly: boolean;
  /** The translation that visitors see now, where it differs from that of the form. */
  present?: EditedTranslation['texts'];
  /** Whether a field was filled by the translator and has not been touched since. */
  isUnchecked?: (field: FieldName) => boolean;
}

/** The pieces of a project with the fields of their translations, in the groups of its page. */
export function PieceGroups({
  form,
  edited,
  original,
  language,
  isReadOnly,
  present = {},
  isUnchecked = () => false,
}: PieceGroupsProps) {
  const { t } = useTranslation('translations');
  const format = useFormat();
  const { pieces } = edited;
  const unseen = pieces.filter(
    piece => formerOf(piece, edited, form.values)?.isTyped && !isConfirmed(piece, form.values),
  ).length;
  const labelOf = usePieceLabel(pieces.map(({ key }) => key));
  const groups = GROUPS.map(group => ({
    group,
    pieces: pieces.filter(({ key }) => groupOf(key) === group),
  })).filter(({ pieces: found }) => found.length > 0);
  return (
    <fieldset disabled={isReadOnly}>
      {unseen > 0 && (
        <Alert
          kind="warning"
          title={t('changedMeanwhile.title', { count: unseen, number: format.number(unseen) })}
        >
          {t('changedMeanwhile.text')}
        </Alert>
      )}
      {groups.map(({ group, pieces: found }) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 className="h3" id={`group-${group}`}>
            {t(`groups.${group}`)}
          </h2>
          {found.map(piece => (
            <PieceRow
              key={piece.key}
              form={form}
              piece={piece}
              label={labelOf(piece.key)}
              original={original}
              language={language}
              former={formerOf(piece, edited, form.values)}
              present={present[piece.key]}
              isUnchecked={isUnchecked(fieldOf(piece))}
            />
          ))}
        </section>
      ))}
    </fieldset>
  );
}
