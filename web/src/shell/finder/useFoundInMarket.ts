import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { placeOfRole } from '#shared/placeOfRole.ts';
import { shortestBeginning } from '#shared/search.ts';
import { useQuery } from '#web/api/hooks.ts';
import { usePlace } from '#web/domain/person/place.ts';
import { useReads } from '#web/domain/reading/useReads.ts';
import { useCardVersion, useListedRoleVersion } from '#web/domain/reading/versions.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useDelayed } from '#web/ui/useDelayed.ts';
import type { Known } from './useKnown.ts';

/** Results of each kind. */
const MOST = 3;

/**
 * The public projects, open roles, people and teams for hire that are found for the typed words, the best of each kind first, in languages that the
 * reader reads before others, once for each pause of
 * typing. Empty until enough letters of a word have been typed, and while the results are those of other words.
 */
export function useFoundInMarket(typed: string): Known[] {
  const { t } = useTranslation('finder');
  const lang = useLanguage();
  const format = useFormat();
  const placeOf = usePlace();
  const search = useDelayed(typed);
  const isAsked = search === typed && search.length >= shortestBeginning;
  const reads = useReads().join();
  const cardFor = useCardVersion();
  const roleFor = useListedRoleVersion();
  const input = isAsked ? { query: { search, limit: MOST } } : null;
  const written = isAsked ? { query: { search, limit: MOST, reads } } : null;
  const projects = useQuery('listProjects', written).data;
  const roles = useQuery('listFeaturedProspects', written).data;
  const people = useQuery('listAuthors', input).data;
  const teams = useQuery('listTeamsToHire', input).data;
  if (!isAsked) return [];

  const found = (corrected: string | undefined) =>
    ({ keywords: typed, searched: corrected ?? typed, isFound: true }) as const;
  return [
    ...(projects?.items ?? []).map(project => ({
      ...found(projects?.corrected),
      group: 'projects' as const,
      id: project.ProjectID,
      title: cardFor(project).name,
      to: paths.project({ lang, ProjectID: project.ProjectID, slug: slugOf(project.name) }),
    })),
    ...(roles?.items ?? []).map(role => ({
      ...found(roles?.corrected),
      group: 'roles' as const,
      id: role.ProspectID,
      title: roleFor(role).role.PersonType,
      detail: roleFor(role).role.projectName,
      to: paths.project(placeOfRole(lang, role)),
    })),
    ...(people?.items ?? []).map(person => ({
      ...found(people?.corrected),
      group: 'people' as const,
      id: person.UserID,
      title: nameOf(person, lang),
      detail: placeOf(person),
      to: paths.author({ lang, UserID: person.UserID }),
    })),
    ...(teams?.items ?? []).map(({ project: { ProjectID, name }, size }) => ({
      ...found(teams?.corrected),
      group: 'teams' as const,
      id: ProjectID,
      title: name,
      detail: t('teamOf', { count: size, number: format.number(size) }),
      to: paths.project({ lang, ProjectID, slug: slugOf(name) }),
    })),
  ];
}
