import { createInstance, type i18n as I18n } from 'i18next';
import { BASE_LANGUAGE, type Language, LOCALES } from './languages.ts';
import { overlay, type Words } from './overlay.ts';
import type { Namespace } from './resources.ts';

const files = import.meta.glob<Words>('./{en,fr,es,gb,us}/*.json', { import: 'default' });
const instances = new Map<Language, I18n>();

/** The words of one language; they arrive with `loadTranslations`. */
export function i18nFor(language: Language): I18n {
  const known = instances.get(language);
  if (known) return known;

  const instance = createInstance();
  instances.set(language, instance);
  void instance.init({
    lng: LOCALES[language],
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Whether all of these namespaces are here. */
export const hasTranslations = (language: Language, namespaces: readonly Namespace[]): boolean =>
  namespaces.every(namespace => i18nFor(language).hasResourceBundle(LOCALES[language], namespace));

/** Brings the namespaces that are not there yet, all at once. */
export async function loadTranslations(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const instance = i18nFor(language);
  const locale = LOCALES[language];
  const missing = namespaces.filter(namespace => !instance.hasResourceBundle(locale, namespace));

  await Promise.all(
    missing.map(async namespace => {
      instance.addResourceBundle(locale, namespace, await wordsOf(language, namespace));
    }),
  );
}

async function wordsOf(language: Language, namespace: Namespace): Promise<Words> {
  const [base, changes] = await Promise.all([
    files[`./${BASE_LANGUAGE[language]}/${namespace}.json`]?.(),
    BASE_LANGUAGE[language] === language ? undefined : files[`./${language}/${namespace}.json`]?.(),
  ]);
  if (!base) throw new Error(`No words for ${namespace} in ${language}`);
  return changes ? overlay(base, changes) : base;
}
