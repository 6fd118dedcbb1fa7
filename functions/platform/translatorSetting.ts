import { environment } from './environment.ts';
import { provide } from './uses.ts';

/** True if the installation has a translator: pages offer translations only then. */
export const translatorSetting = provide(
  'hasTranslator',
  (): true | undefined => (environment('TRANSLATOR') === 'none' ? undefined : true),
  {
    translator: 'know',
  },
);
