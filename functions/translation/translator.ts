import type { Log } from '#functions/platform/log.ts';
import type { Refusal } from '#functions/platform/refusal.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { Unit } from './units.ts';

export interface TranslationRequest {
  units: readonly Unit[];
  from: WrittenLanguage;
  into: WrittenLanguage;
  /** Whether a request that costs as much once more may be sent; it takes part of the budget of the day. */
  mayRepeat: () => Promise<boolean>;
  /** Records what the request has cost. */
  log: Log;
}

/**
 * Translates units of texts. A unit for which there is no usable translation is undefined: everything protected in it is in its
 * translation exactly once. A translator that cannot be reached is a refusal.
 */
export interface Translator {
  translate(
    request: TranslationRequest,
  ): Promise<(string | undefined)[] | Refusal<'TRANSLATION_UNAVAILABLE'>>;
}
