import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#shared/contracts/validation.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { loadTranslations } from './i18n.ts';
import { useLanguage } from './LanguageContext.ts';
import type { Language } from './languages.ts';

/** Namespaces of the keys that the server returns: `errors.project_not_found`, `validation.required`, `success.signIn`. */
const serverNamespaces = ['errors', 'validation', 'success'] as const;

/** Loads the translations of the server's messages. If that fails, the server's English messages are shown. */
export const loadServerMessages = (language: Language): Promise<void> =>
  loadTranslations(language, serverNamespaces).catch(() => undefined);

/** Translation by keys that are only known at runtime. */
interface Plain {
  exists: (key: string, options: object) => boolean;
  t: (key: string, options: object) => string;
}

/**
 * Translates the server's messages. Until the translations have loaded, the server's English messages are returned. With
 * `preload: false` the caller loads the translations.
 */
export function useServerMessages({ preload = true }: { preload?: boolean } = {}) {
  const language = useLanguage();
  const { i18n } = useTranslation();
  const plain = i18n as unknown as Plain; // keys returned by the server are checked by a test, not by the compiler
  const [, setLoaded] = useState('');

  useEffect(() => {
    if (preload) void loadServerMessages(language).then(() => setLoaded(language));
  }, [language, preload]);

  const messageFor = useCallback(
    (i18nID: string, values: Record<string, unknown> = {}, otherwise = ''): string => {
      const [namespace = '', ...rest] = i18nID.includes('.') ? i18nID.split('.') : ['errors', i18nID];
      const key = rest.join('.');
      return plain.exists(key, { ns: namespace }) ? plain.t(key, { ns: namespace, ...values }) : otherwise;
    },
    [plain],
  );

  return {
    /** Message for an i18nID. */
    messageFor,
    /** Message for a failed call. */
    refusal: useCallback(
      (error: ApiError) => messageFor(error.i18nID, error.values, error.message),
      [messageFor],
    ),
    /** Message for an invalid field. */
    field: useCallback(({ i18nID, params }: FieldError) => messageFor(i18nID, params, i18nID), [messageFor]),
  };
}
