import type { TranslatedPiece } from '#shared/entities/translation.ts';
import { applyTranslation } from '#shared/translation/translations.ts';
import {
  type EditedTranslation,
  type FieldName,
  fieldOf,
  type Origin,
  type Origins,
  type TranslationValues,
} from './translationForm.ts';

type Edited = Pick<EditedTranslation, 'pieces' | 'known'>;
type Texts = Readonly<Partial<Record<FieldName, string>>>;
type Typed = Record<FieldName, string> & Pick<TranslationValues, 'origins'>;

/** The origins of all texts that are not those of the server. A text of which none is known counts as typed of the present original. */
const allOrigins = ({ pieces, known }: Edited, texts: Texts, origins: Origins): Origins => ({
  ...Object.fromEntries(
    pieces.flatMap(({ key, text: of }): [FieldName, Origin][] => {
      const field = fieldOf({ key, text: of });
      const text = texts[field];
      return text === undefined || text === (known?.[key] ?? '') ? [] : [[field, { key, of }]];
    }),
  ),
  ...origins,
});

/**
 * Texts that were typed in a form with the pieces `before`, in the fields that they have now: an entry of a list has another field once its
 * original is another text. Texts of pieces that are gone are left out.
 */
export function carry(before: Edited, values: Texts & Pick<TranslationValues, 'origins'>, now: Edited) {
  const origins = Object.entries(allOrigins(before, values, values.origins)) as [FieldName, Origin][]; // keys of a record
  const typed = origins.map(([field, { key, of }]): [string, TranslatedPiece] => [
    key,
    { text: values[field] ?? '', of },
  ]);
  const { texts, outdated } = applyTranslation(now.pieces, Object.fromEntries(typed));
  const found = now.pieces.flatMap(piece => {
    const { text, of } = outdated[piece.key] ?? { text: texts[piece.key], of: piece.text };
    return text === undefined ? [] : [{ field: fieldOf(piece), text, origin: { key: piece.key, of } }];
  });
  return {
    ...Object.fromEntries(found.map(({ field, text }) => [field, text])),
    origins: Object.fromEntries(found.map(({ field, origin }) => [field, origin])),
  } as Typed; // the names of fields are those of the pieces
}

/** Texts of a draft on the device, in the fields that their pieces have now. */
export function parseTranslationDraft(now: Edited, stored: object): Typed {
  const texts = Object.entries(stored).filter(
    ([name, value]) => name.startsWith('text:') && typeof value === 'string',
  );
  const origins: unknown = Reflect.get(stored, 'origins');
  return carry(now, { ...Object.fromEntries(texts), origins: isOrigins(origins) ? origins : {} }, now);
}

const isOrigins = (value: unknown): value is Origins =>
  typeof value === 'object' && value !== null && Object.values(value).every(isOrigin);

const isOrigin = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'key') === 'string' &&
  typeof Reflect.get(value, 'of') === 'string';
