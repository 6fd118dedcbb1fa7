import { createInstance, type i18n as I18n } from 'i18next';
import { reportProblem } from '#web/api/problems.ts';
import { ISOLATION, isolation } from './isolation.ts';
import { BASE_LANGUAGE, LANGUAGES, type Language, LOCALES } from './languages.ts';
import { overlay, type Words } from './overlay.ts';
import type { Namespace } from './resources.ts';
import { withRetries } from './withRetries.ts';

const files = import.meta.glob<Words>('./{en,fr,es,gb,us}/*.json', { import: 'default' });
const instances = new Map<Language, I18n>();

/** The i18next instance of a language: one each, so that pages in several languages can render side by side. */
export function i18nFor(language: Language): I18n {
  const known = instances.get(language);
  if (known) return known;

  const instance = createInstance();
  instances.set(language, instance);
  void instance.use(isolation).init({
    lng: LOCALES[language],
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    initAsync: false,
    resources: {},
    postProcess: ISOLATION,
    // React escapes texts; only <Trans> escapes values, so that they cannot contain tags or placeholders.
    interpolation: { escapeValue: false, escape: encodeEntities },
    // Routes load translations before they render.
    react: { useSuspense: false, unescape: decodeEntities },
  });
  return instance;
}

/** Whether all of these namespaces have loaded. */
export const hasTranslations = (language: Language, namespaces: readonly Namespace[]): boolean =>
  namespaces.every(namespace => i18nFor(language).hasResourceBundle(LOCALES[language], namespace));

/** Loads the namespaces that are missing, in parallel. Rejects if one cannot be loaded. */
export async function loadTranslations(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const instance = i18nFor(language);
  const locale = LOCALES[language];
  const missing = namespaces.filter(namespace => !instance.hasResourceBundle(locale, namespace));

  await Promise.all(
    missing.map(async namespace => {
      const words = await withRetries(() => wordsOf(language, namespace)).catch((error: unknown) => {
        reportProblem('LANGUAGE', error);
        throw error;
      });
      instance.addResourceBundle(locale, namespace, words);
    }),
  );
}

/** Namespaces that the shell shows around every page. */
export const SHELL_NAMESPACES: readonly Namespace[] = ['common', 'shell'];

/** The language to show: the wanted one, or one whose shell has loaded if the wanted one could not be loaded. */
export const availableLanguage = (wanted: Language): Language =>
  hasShell(wanted) ? wanted : (LANGUAGES.find(hasShell) ?? wanted);

/** Whether the translations of the shell have loaded in any language. */
export const hasAnyShell = (): boolean => LANGUAGES.some(hasShell);

const hasShell = (language: Language): boolean => hasTranslations(language, SHELL_NAMESPACES);

async function wordsOf(language: Language, namespace: Namespace): Promise<Words> {
  const [base, changes] = await Promise.all([
    files[`./${BASE_LANGUAGE[language]}/${namespace}.json`]?.(),
    BASE_LANGUAGE[language] === language ? undefined : files[`./${language}/${namespace}.json`]?.(),
  ]);
  if (!base) throw new Error(`No translations of ${namespace} in ${language}`);
  return changes ? overlay(base, changes) : base;
}

const encodeEntities = (text: string): string =>
  text.replace(/[&<>"'{}]/g, sign => `&#${sign.charCodeAt(0)};`);

const decodeEntities = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
