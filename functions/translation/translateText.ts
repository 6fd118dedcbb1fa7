import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { networkOf } from '#functions/platform/networkOf.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { fingerprintOf } from '#functions/platform/sameContent.ts';
import {
  type KeptText,
  keepTranslation,
  keptTranslationOf,
} from '#functions/projects/keptTranslation.store.ts';
import { translation } from '#shared/contracts/translation.ts';
import { machineTranslation } from '#shared/machineTranslation.ts';
import { textMark } from '#shared/textMark.ts';
import { day } from '#shared/time.ts';
import { findText, type NamedText, textPlan } from './textToTranslate.ts';
import { translateAll } from './translateAll.ts';
import { textTranslator, translatorBudget } from './translator/makeTranslator.ts';

const calls = limit('translateText', 300, 'day');
/** The same for visitors of one network together. */
const callsOfVisitors = limit('translateTextAsVisitor', 100, 'hour');

/** Messages are private, and pieces are what their owner is editing: both are translated for the caller alone. */
const keptAs = (text: NamedText): KeptText | undefined =>
  text.kind === 'message' || text.kind === 'pieces' ? undefined : text;

/**
 * Translates a stored text for its reader. The translation is kept for everybody who may read the text, until the text changes.
 * Two readers who ask at the same time may both have it translated; the later translation is kept. Cost: 3 DynamoDB requests for a
 * kept translation, 6 for a new one.
 */
export const translateText = operation(translation.translateText, {
  uses: [textTranslator, translatorBudget],
  limit: calls,
  load: async ({ body, callerId }, { table }) => {
    const kept = keptAs(body);
    return {
      text: await textPlan(body, callerId, table),
      kept: kept && keptTranslationOf(kept, body.into),
    };
  },
  async run({ body, caller, request, loaded: { text, kept } }, deps) {
    const { table, now, translator } = deps;
    if (!translator) return refuse('TRANSLATOR_OFF');
    const network = networkOf(request.sourceIp);
    const tooMany = caller ? undefined : await enforceLimit(deps, callsOfVisitors, network);
    if (tooMany) return tooMany;

    const found = await findText(body, text, { caller, table });
    if (isRefusal(found)) return found;
    const { from, texts, names } = found;
    const originals = Object.values(texts);
    if (from === undefined || from === body.into || originals.length === 0)
      return refuse('TRANSLATION_NOT_POSSIBLE');

    const at = now();
    const of = fingerprintOf({ from, texts });
    const mark = textMark(originals);
    const since = new Date(Date.parse(at) - machineTranslation.keepDays * day).toISOString();
    if (kept?.of === of && kept.madeAt > since)
      return { from, texts: kept.texts, isPartial: kept.isPartial, of: mark };

    const asked = { texts, names, from, into: body.into, who: caller?.UserID ?? network };
    const translated = await translateAll(asked, { ...deps, translator });
    if (isRefusal(translated)) return translated;
    const keep = keptAs(body);
    if (keep) await table.write(keepTranslation(keep, { ...translated, into: body.into, of, madeAt: at }));
    return { from, ...translated, of: mark };
  },
});
