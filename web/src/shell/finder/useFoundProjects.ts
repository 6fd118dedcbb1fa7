import { useTranslation } from 'react-i18next';
import { paths, slugOf } from '#shared/paths.ts';
import { shortestBeginning } from '#shared/search.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useDelayed } from '#web/ui/useDelayed.ts';
import { rank } from './rank.ts';
import type { Known } from './useKnown.ts';

/** Projects among the results, and open roles of theirs. */
const MOST = 3;

/**
 * The public projects that the market finds for the typed words, best first, and those of their open roles whose names match.
 * Empty until enough letters of a word have been typed.
 */
export function useFoundProjects(typed: string): Known[] {
  const { t } = useTranslation('finder');
  const lang = useLanguage();
  const search = useDelayed(typed);
  // Enter chooses the first result, which must not be one for earlier words.
  const isAsked = search === typed && search.length >= shortestBeginning;
  const { data } = useQuery('listProjects', isAsked ? { query: { search, limit: MOST } } : null);
  if (!isAsked || !data) return [];

  // The market has found them by more than their titles.
  const keywords = typed;
  const projects = data.items.map(({ ProjectID, name }) => ({
    title: name,
    keywords,
    to: paths.project({ lang, ProjectID, slug: slugOf(name) }),
    kind: t('kinds.project'),
  }));
  const roles = data.items.flatMap(({ ProjectID, name, shortName, needs }) =>
    needs.map(role => ({
      title: role,
      keywords: '',
      to: paths.project({ lang, ProjectID, slug: slugOf(name), hash: 'roles' }),
      kind: t('kinds.role', { project: shortName }),
    })),
  );
  return [...projects, ...rank(roles, search).slice(0, MOST)];
}
