import * as z from 'zod/mini';
import { entity, type Key } from '#functions/platform/table/entity.ts';
import { Instant, Skill } from '#shared/fields.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import { recruiting } from '#shared/recruiting.ts';
import type { Country, Skill as SkillName } from '#shared/settings.ts';
import type { StoredLabel } from './recruitLabel.store.ts';

const TeamEntry = z.object({
  ProjectID,
  /** The first people of the team, the owner first. */
  people: z.array(z.object({ UserID, role: z.string() })),
  size: z.int(),
  skills: z.array(Skill),
  grantedAt: Instant,
});
export type TeamEntry = z.infer<typeof TeamEntry>;

/** Index entry of a team with the recruit label. There is a list for each combination of filters. */
export const teamEntries = entity({
  name: 'teamToHire',
  schema: TeamEntry,
  key: (place: Key) => place,
});

export interface TeamFilter {
  skill?: SkillName | undefined;
  country?: Country | undefined;
  language?: StoredLabel['language'] | undefined;
}

/** Teams that match a filter, latest first. */
export const teamsMatching = (filter: TeamFilter) => ({ pk: listOf(filter), order: 'desc' }) as const;

const listOf = ({ skill, country, language }: TeamFilter): string =>
  `teams-to-hire#${skill ?? '*'}#${country ?? '*'}#${language ?? '*'}`;

/** The index keys of a label; none unless it is granted. */
export function entryKeysOf(label: StoredLabel | undefined): Key[] {
  if (label?.status !== 'granted') return [];
  const sk = `${label.changedAt}#${label.ProjectID}`;
  return [undefined, ...label.skills].flatMap(skill =>
    [undefined, label.country].flatMap(country =>
      [undefined, label.language].map(language => ({ pk: listOf({ skill, country, language }), sk })),
    ),
  );
}

export const toTeamEntry = ({ ProjectID, people, skills, changedAt }: StoredLabel): TeamEntry => ({
  ProjectID,
  people: people.slice(0, recruiting.shownPeople),
  size: people.length,
  skills,
  grantedAt: changedAt,
});
