import './TranslatedPieces.css';
import { useTranslation } from 'react-i18next';
import type { TranslatedPieces as Pieces } from '#shared/entities/translation.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { inOrderOfPage, usePieceLabel } from '#web/domain/project/translation/usePieceLabel.ts';
import { written } from '#web/ui/Written.tsx';
import { ComparedText } from '#web/ui/workspace/ComparedText.tsx';

interface TranslatedPiecesProps {
  pieces: Pieces;
  /** The translation before an edit: then only what differs is shown, with the words that do. */
  before?: Pieces | undefined;
  original: WrittenLanguage;
  language: WrittenLanguage;
}

/** The pieces of a translation beside the texts that they translate. Needs the namespaces `translations` and `workspace`. */
export function TranslatedPieces({ pieces, before, original, language }: TranslatedPiecesProps) {
  const { t } = useTranslation(['translations', 'market']);
  const keys = inOrderOfPage(Object.keys(pieces));
  const labelOf = usePieceLabel(keys);
  return keys.map(key => {
    const { text = '', of = '' } = pieces[key] ?? {};
    const former = before ? (before[key]?.text ?? '') : text;
    if (before && former === text) return null;
    return (
      <section key={key} className="piece-pair small">
        <h4 className="label">{labelOf(key)}</h4>
        <div>
          <p className="fine muted">{t(`original.${original}`)}</p>
          <p className="piece-of" {...written(original)}>
            {of}
          </p>
        </div>
        <div>
          <p className="fine muted">{t(`market:language.${language}`)}</p>
          <ComparedText
            before={former}
            after={text}
            lang={language}
            skip={key === 'details' && former !== text}
          />
        </div>
      </section>
    );
  });
}
