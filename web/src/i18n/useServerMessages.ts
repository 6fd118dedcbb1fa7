import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#shared/contracts/validation.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { loadTranslations } from './i18n.ts';
import { useLanguage } from './LanguageContext.ts';
import type { Language } from './languages.ts';

/** Namespaces whose keys the server names: `errors.project_not_found`, `validation.required`, `success.signIn`. */
const named = ['errors', 'validation', 'success'] as const;

/** Brings the words for what the server says. Where they do not come, its own sentence stands. */
export const loadServerMessages = (language: Language): Promise<void> =>
  loadTranslations(language, named).catch(() => undefined);

/** Translation by keys that are known only at run time. */
interface Plain {
  exists: (key: string, options: object) => boolean;
  t: (key: string, options: object) => string;
}

/** Words for what the server says. Until they have arrived the server's own English sentence stands in. */
export function useServerMessages({ atOnce = true }: { atOnce?: boolean } = {}) {
  const language = useLanguage();
  const { i18n } = useTranslation();
  const plain = i18n as unknown as Plain; // keys that the server names are checked by a test, not by the compiler
  const [, setArrived] = useState('');

  useEffect(() => {
    if (atOnce) void loadServerMessages(language).then(() => setArrived(language));
  }, [language, atOnce]);

  const say = useCallback(
    (i18nID: string, values: Record<string, unknown> = {}, otherwise = ''): string => {
      const [namespace = '', ...rest] = i18nID.includes('.') ? i18nID.split('.') : ['errors', i18nID];
      const key = rest.join('.');
      return plain.exists(key, { ns: namespace }) ? plain.t(key, { ns: namespace, ...values }) : otherwise;
    },
    [plain],
  );

  return {
    /** A sentence by its i18nID. */
    say,
    /** Why a call failed. */
    refusal: useCallback((error: ApiError) => say(error.i18nID, error.values, error.message), [say]),
    /** What is wrong with one field. */
    field: useCallback(({ i18nID, params }: FieldError) => say(i18nID, params, i18nID), [say]),
  };
}
