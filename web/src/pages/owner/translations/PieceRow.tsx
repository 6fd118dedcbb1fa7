import { useTranslation } from 'react-i18next';
import type { TranslatedPiece } from '#shared/entities/translation.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { Piece } from '#shared/translation/pieces.ts';
import { MarkdownField } from '#web/domain/project/form/MarkdownField.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import { LineField } from '#web/ui/fields/LineField.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { written } from '#web/ui/Written.tsx';
import { ComparedText } from '#web/ui/workspace/ComparedText.tsx';
import { fieldOf, isConfirmed, markOf, type TranslationValues } from './translationForm.ts';

const UncheckedMark = lazyComponent(async () => (await import('./UncheckedMark.tsx')).UncheckedMark, {
  texts: ['machine'],
});

/** Most characters of a text of one line. */
const LINE = 400;

interface PieceRowProps {
  form: FormFields<TranslationValues>;
  piece: Piece;
  label: string;
  /** Language in which the project is written. */
  original: WrittenLanguage;
  /** Language into which it is translated. */
  language: WrittenLanguage;
  /** The translation with its original of that time, if the original is another now: that which is stored, or was typed and is not saved. */
  former: (TranslatedPiece & { isTyped: boolean }) | undefined;
  /** The translation that visitors see now, if the form begins with another one. */
  present?: string | undefined;
  /** Its field was filled by the translator and has not been touched since. */
  isUnchecked: boolean;
}

/** A piece: its original, with what has changed since it was translated, and the field of its translation. */
export function PieceRow({
  form,
  piece,
  label,
  original,
  language,
  former,
  present,
  isUnchecked,
}: PieceRowProps) {
  const { t } = useTranslation('translations');
  const name = fieldOf(piece);
  const { bounds, text, isRequired } = piece;
  const field = { ...form.bind(name), label, maxLength: bounds.max, lang: language };
  const confirmed = isConfirmed(piece, form.values);
  const mark = markOf(name, text);
  const isUnchanged = former !== undefined && form.values[name] === former.text;

  return (
    <div className="piece">
      <details className="piece-original" open>
        <summary className="fine muted">
          {t(`original.${original}`)}
          <span className="sr">: {label}</span>{' '}
          {former && <Badge tone="warn">{t(former.isTyped ? 'changedMeanwhile.badge' : 'changed')}</Badge>}
        </summary>
        {former ? (
          <ComparedText before={former.of} after={text} lang={original} skip={piece.key === 'details'} />
        ) : (
          <div className="small" {...written(original)}>
            {text}
          </div>
        )}
      </details>
      <div className="piece-field">
        {piece.key === 'details' ? (
          <MarkdownField {...field} />
        ) : bounds.max > LINE || text.includes('\n') ? (
          <TextArea {...field} optional={!isRequired} counted rows={4} />
        ) : (
          <LineField {...field} optional={!isRequired} counted />
        )}
        {isUnchecked && <UncheckedMark />}
        {present !== undefined && present !== form.values[name] && (
          <details className="piece-original">
            <summary className="fine muted">
              {t('present')}
              <span className="sr">: {label}</span>
            </summary>
            <div className="small" {...written(language)}>
              {present}
            </div>
          </details>
        )}
        {isUnchanged && (
          <Checkbox
            label={t('stillRight')}
            checked={confirmed}
            onChange={({ target }) =>
              form.set(
                'confirmed',
                target.checked
                  ? [...form.values.confirmed, mark]
                  : form.values.confirmed.filter(one => one !== mark),
              )
            }
          />
        )}
      </div>
    </div>
  );
}
