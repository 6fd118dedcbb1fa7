import type { StoredUser } from '#functions/authors/author.store.ts';
import type { PersonCounts } from '#functions/authors/personCounts.store.ts';
import type { Home } from '#shared/entities/home.ts';

interface Known {
  /** The person has applied for a role, belongs to a team or has proposed a project. */
  hasProject: boolean;
  areHidden: boolean;
}

/** The first steps of a person as a part of their home, which has none once all are done or the person has hidden them. */
export function firstStepsOf(
  user: Pick<StoredUser, 'about' | 'bio'>,
  counts: Pick<PersonCounts, 'contacts' | 'sentContactRequests'> | undefined,
  { hasProject, areHidden }: Known,
): Pick<Home, 'firstSteps'> {
  const firstSteps = {
    profile: Boolean(user.about ?? user.bio),
    project: hasProject,
    people: (counts?.contacts ?? 0) + (counts?.sentContactRequests ?? 0) > 0,
  };
  const areDone = Object.values(firstSteps).every(Boolean);
  return areHidden || areDone ? {} : { firstSteps };
}
