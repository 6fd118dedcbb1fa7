import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { useKnownPeople } from '#web/domain/contact/useKnownPeople.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { Findable } from './rank.ts';

/** Found people of each list, contacts and others. */
const MAX_PEOPLE = 6;

/** A page of a project or a person. */
export interface Known extends Findable {
  to: string;
  /** Kind of entry, in the user's language. */
  kind: string;
}

/** Projects that the user owns or is in the team of, and people that they have dealings with. Empty until something is typed. */
export function useKnown(typed: string): Known[] {
  const { t } = useTranslation(['shell', 'finder']);
  const lang = useLanguage();
  const isSearching = useIdentity().status === 'signedIn' && typed !== '';
  const boards = useQuery('listTaskBoards', isSearching ? {} : null);
  const { people } = useKnownPeople(isSearching ? typed : null, MAX_PEOPLE);

  return [
    ...(boards.data?.items ?? []).map(({ ProjectID, shortName }) => ({
      title: shortName,
      keywords: '',
      to: paths.project({ lang, ProjectID }),
      kind: t('finder:kinds.project'),
    })),
    ...people.map(person => ({
      title: nameOf(person, lang),
      keywords: person.username,
      to: paths.author({ lang, UserID: person.UserID }),
      kind: t('finder:kinds.person'),
    })),
  ];
}
