import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { hasSignedInBefore } from '#web/api/token.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';

/** Builds the path of the sign-in page, which returns to the current place or to the given one. */
export function useSignInPath() {
  const lang = useLanguage();
  const { pathname, search, hash } = useLocation();
  return (next: string = pathname + search + hash): string => paths.signin({ lang, query: { next } });
}

/**
 * Builds the path for a visitor who presses something that needs an account, and comes back to the current place or to the given one:
 * to the sign-in page, or to the sign-up page if no user has ever signed in on this device. Each page links to the other. For links
 * that say "Sign in", see `useSignInPath`.
 */
export function useAccountPath() {
  const lang = useLanguage();
  const { pathname, search, hash } = useLocation();
  // The server, which cannot know, renders the path of the sign-in page.
  const isKnown = useSyncExternalStore(neverChanges, hasSignedInBefore, () => true);
  return (next: string = pathname + search + hash): string =>
    paths[isKnown ? 'signin' : 'signup']({ lang, query: { next } });
}

const neverChanges = () => () => undefined;
