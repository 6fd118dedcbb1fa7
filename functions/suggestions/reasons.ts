import type { SuggestionReason } from '#shared/entities/suggestion.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { Country, Skill } from '#shared/settings.ts';
import { languagesOf } from '#shared/translation/versionOf.ts';
import { keywordsOf } from './keywords.ts';

/** Facts about a person from their public profile and record. */
export interface PersonFacts {
  /** Words of the profile by stem, as written. */
  profile: ReadonlyMap<string, string>;
  /** Finished tasks that contain a word, by stem. */
  tasks: ReadonlyMap<string, { word: string; count: number }>;
  /** Names of the roles that the person took. */
  roles: readonly string[];
  /** Skills that the person says they have. */
  skills?: readonly Skill[] | undefined;
  /** Languages that the person reads. */
  languages?: readonly WrittenLanguage[] | undefined;
  country?: Country | undefined;
}

/** Requirements of a role. */
export interface RoleFacts {
  PersonType: string;
  skill?: Skill | undefined;
  language?: WrittenLanguage | undefined;
  /** Versions of the role in other languages. */
  translations?: Partial<Record<WrittenLanguage, unknown>> | undefined;
  country?: Country | undefined;
}

/** Weights of the reasons. The language and country alone never outweigh experience. */
const weights = { tasks: 4, role: 5, profile: 3, skill: 3, team: 3, language: 2, country: 1 } as const;
/** Finished tasks and words of the profile that count. */
const most = { tasks: 3, profile: 3 } as const;

/**
 * The reasons why a person and a role fit, strongest first, with their sum. Words of the profile and of finished tasks
 * count only against the name of the role: its notes mention many things that it is not about.
 */
export function reasonsFor(
  person: PersonFacts,
  role: RoleFacts,
  shareProject: boolean,
): { reasons: SuggestionReason[]; score: number } {
  const named = keywordsOf(role.PersonType).map(({ stem }) => stem);

  const task = named
    .flatMap(stem => person.tasks.get(stem) ?? [])
    .toSorted((one, other) => other.count - one.count)[0];
  const held = person.roles.find(one => keywordsOf(one).some(({ stem }) => named.includes(stem)));
  const words = named.flatMap(stem => person.profile.get(stem) ?? []).slice(0, most.profile);

  const found: { reason: SuggestionReason; weight: number }[] = [];
  const add = (reason: SuggestionReason, weight: number) => found.push({ reason, weight });
  if (held) add({ kind: 'role', role: held }, weights.role);
  if (task) add({ kind: 'tasks', ...task }, weights.tasks + Math.min(task.count, most.tasks));
  if (words.length > 0) add({ kind: 'profile', words }, weights.profile * words.length);
  const { skill } = role;
  if (skill && skill !== 'others' && person.skills?.includes(skill))
    add({ kind: 'skill', skill }, weights.skill);
  if (shareProject) add({ kind: 'team' }, weights.team);
  const { languages, country } = person;
  const { language: original, translations } = role;
  const versions = original ? languagesOf({ language: original, translations }) : [];
  const language = versions.find(one => languages?.includes(one));
  if (language) add({ kind: 'language', language }, weights.language);
  if (country && country === role.country) add({ kind: 'country', country }, weights.country);

  const sorted = found.toSorted((one, other) => other.weight - one.weight);
  return {
    reasons: sorted.map(({ reason }) => reason),
    score: sorted.reduce((sum, { weight }) => sum + weight, 0),
  };
}
