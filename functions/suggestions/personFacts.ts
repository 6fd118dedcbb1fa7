import type { StoredUser } from '#functions/authors/author.store.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { baseLanguages } from '#shared/locales.ts';
import { keywordsOf } from './keywords.ts';
import type { PersonFacts } from './reasons.ts';
import type { Talent } from './talent.store.ts';

/** The languages that a person reads: those that they have named, otherwise that of the site as they use it. */
export const languagesReadBy = ({
  reads,
  language,
}: Pick<StoredUser, 'reads' | 'language'>): readonly WrittenLanguage[] => reads ?? [baseLanguages[language]];

/** Facts from a person's profile, their finished tasks and the roles that they took. */
export function factsOf(
  user: StoredUser,
  record: { tasks: readonly { Title: string }[]; roles: readonly string[] },
): PersonFacts {
  const tasks = new Map<string, { word: string; count: number }>();
  for (const { Title } of record.tasks)
    for (const { stem, word } of keywordsOf(Title))
      tasks.set(stem, { word: tasks.get(stem)?.word ?? word, count: (tasks.get(stem)?.count ?? 0) + 1 });
  return { ...profileFacts(user), tasks, roles: record.roles };
}

/** Facts from the index entries of one person. */
export function factsFromTalents(entries: readonly Talent[]): PersonFacts {
  const tasks = new Map<string, { word: string; count: number }>();
  for (const { source, stem, text } of entries)
    if (source === 'task')
      tasks.set(stem, { word: tasks.get(stem)?.word ?? text, count: (tasks.get(stem)?.count ?? 0) + 1 });
  return {
    profile: new Map(
      entries.flatMap(one => (one.source === 'profile' ? [[one.stem, one.text] as const] : [])),
    ),
    tasks,
    roles: [...new Set(entries.flatMap(one => (one.source === 'role' ? [one.text] : [])))],
  };
}

/** Facts from a person's profile. */
export const profileFacts = (
  user: StoredUser,
): Pick<PersonFacts, 'profile' | 'skills' | 'languages' | 'country'> => ({
  profile: new Map(
    keywordsOf(`${user.about ?? ''} ${user.bio ?? ''}`).map(({ stem, word }) => [stem, word] as const),
  ),
  skills: user.skills,
  languages: languagesReadBy(user),
  country: user.country,
});
