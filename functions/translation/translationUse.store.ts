import * as z from 'zod/mini';
import { shortHashOf } from '#functions/platform/secrets.ts';
import { entity, type Ref } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { utcDayOf } from '#shared/days.ts';
import { machineTranslation } from '#shared/machineTranslation.ts';
import { day } from '#shared/time.ts';

const TranslationUse = z.object({
  used: z.int(),
  /** Characters that were given back because the translator could not be reached. */
  failed: z.optional(z.int()),
  ttl: z.int(),
});
type TranslationUse = z.infer<typeof TranslationUse>;

/** Characters that were translated for a person, or for the visitors of a network, on a UTC day. */
const translationUse = entity({
  name: 'translationUse',
  schema: TranslationUse,
  key: (who: string, on: string) => ({ pk: `translationUse#${shortHashOf(who)}`, sk: on }),
  ttl: ({ ttl }) => ttl,
});

const useOf = (who: string, at: string): Ref<TranslationUse> => translationUse.key(who, utcDayOf(at));

/** Steps on the characters that are translated for a person, or for the visitors of a network. */
export const translationUseSteps = {
  take: (who: string, characters: number, at: string) =>
    Step.add(useOf(who, at), { used: characters })
      .set({ ttl: ttlAfter(at, 2 * day) })
      .whenAbsentOr('used', '<=', machineTranslation.charactersPerDay - characters)
      .otherwise('TRANSLATION_LIMIT_REACHED'),

  /** Gives characters back that have never reached the translator. */
  giveBack: (who: string, characters: number, at: string) => Step.add(useOf(who, at), { used: -characters }),

  /** Gives the characters of a failure back, as long as a day has few of them. */
  forgive: (who: string, characters: number, at: string) =>
    Step.add(useOf(who, at), { used: -characters, failed: characters }).whenAbsentOr(
      'failed',
      '<=',
      machineTranslation.givenBackPerDay - characters,
    ),
};
