import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { useKnownPeople } from '#web/domain/contact/useKnownPeople.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { Findable } from './rank.ts';

/** Found people of each list, contacts and others. */
const MAX_PEOPLE = 6;

/** Kinds of results with headings, in the order in which they are shown unless one fits better. */
export const findableGroups = ['pages', 'projects', 'roles', 'people', 'teams'] as const;
export type FindableGroup = (typeof findableGroups)[number];

/** A page of a project, a role or a person. */
export interface Known extends Findable {
  group: Exclude<FindableGroup, 'pages'>;
  /** Id of the project, role or person, whose page may have several addresses. */
  id: string;
  to: string;
  /** A fact that tells it from others of the same name. */
  detail?: string | undefined;
  /** The words that have found it, as they were corrected. */
  searched?: string;
  /** Whether the market has found it, not the user's own lists. */
  isFound?: true;
}

/** Projects that the user owns or is in the team of, and people that they have dealings with. Empty until something is typed. */
export function useKnown(typed: string): Known[] {
  const lang = useLanguage();
  const isSearching = useIdentity().status === 'signedIn' && typed !== '';
  const boards = useQuery('listTaskBoards', isSearching ? {} : null);
  const { people } = useKnownPeople(isSearching ? typed : null, MAX_PEOPLE);

  return [
    ...(boards.data?.items ?? []).map(({ ProjectID, shortName }) => ({
      group: 'projects' as const,
      id: ProjectID,
      title: shortName,
      keywords: '',
      to: paths.project({ lang, ProjectID }),
    })),
    ...people.map(person => ({
      group: 'people' as const,
      id: person.UserID,
      title: nameOf(person, lang),
      keywords: person.username,
      to: paths.author({ lang, UserID: person.UserID }),
    })),
  ];
}
