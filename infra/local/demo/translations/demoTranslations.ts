import { type PieceKey, TranslatedTexts, type TranslationsChange } from '#shared/entities/translation.ts';
import type { ProspectID } from '#shared/ids.ts';
import type { Scene } from '../pictures/scenes.ts';
import { uploadOf } from '../pictures/uploadOf.ts';

/**
 * Translations of a demo project by language. Their keys are those of the pieces, but name pictures by their scenes and roles by
 * their places: `gallery.wall.alt`, `role.0.Notes`.
 */
export type DemoTranslations = Partial<Record<'en' | 'fr' | 'es', Record<string, string>>>;

/** The translations as their owner sends them. */
export const translationsChange = (
  translations: DemoTranslations,
  roles: readonly ProspectID[],
): TranslationsChange =>
  Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      TranslatedTexts.parse(
        Object.fromEntries(Object.entries(texts).map(([key, text]) => [pieceKey(key, roles), text])),
      ),
    ]),
  );

function pieceKey(key: string, roles: readonly ProspectID[]): PieceKey {
  const [kind, of = '', field] = key.split('.');
  if (kind === 'gallery') return `gallery.${uploadOf(of as Scene)}.${field}`; // as the demo names its pictures
  return kind === 'role' ? `role.${roles[Number(of)]}.${field}` : key;
}
