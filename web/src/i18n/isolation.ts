import type { PostProcessorModule } from 'i18next';
import { isolated } from '#shared/isolated.ts';

/** Name of the module in the options of i18next. */
export const ISOLATION = 'isolation';

/**
 * Isolates names that are written from right to left from the sentences in which they stand, as emails do: otherwise a Hebrew name
 * would turn around the number or the quotation mark that follows. Other names get no invisible characters, so that copied text and
 * searches contain none.
 */
export const isolation: PostProcessorModule = {
  type: 'postProcessor',
  name: ISOLATION,
  process: (text: string, _key, options: Record<string, unknown>) => {
    const values = new Set(Object.values(options).filter(value => typeof value === 'string'));
    const apart = [...values].filter(value => isolated(value) !== value);
    return apart.reduce((all, value) => all.replaceAll(value, isolated(value)), text);
  },
};
