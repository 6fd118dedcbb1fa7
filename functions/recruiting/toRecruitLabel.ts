import { formerMember, type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { RecruitLabel } from '#shared/entities/recruitLabel.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { reputation } from '#shared/settings.ts';
import type { StoredLabel } from './recruitLabel.store.ts';

/** Whether a person has the points that the label requires. */
export const hasPoints = (user: Pick<StoredUser, 'contributionPoints'> | undefined): boolean =>
  (user?.contributionPoints ?? 0) >= reputation.recruitThreshold;

/** People of a team with their roles; the owner has none. */
export type Team = StoredLabel['people'];

/** A label as its team sees it; with the current team if no label has been requested. */
export function toRecruitLabel(
  { ProjectID, label, team }: { ProjectID: ProjectID; label: StoredLabel | undefined; team: Team },
  users: readonly (StoredUser | undefined)[],
): RecruitLabel {
  const known = new Map(users.map(user => [user?.UserID, user]));
  return {
    ProjectID,
    status: label?.status ?? 'none',
    people: team.map(({ UserID, role }) => ({
      user: summaryOf(known.get(UserID), UserID),
      role,
      consented: label?.consents.includes(UserID) ?? false,
      hasPoints: hasPoints(known.get(UserID)),
    })),
    threshold: reputation.recruitThreshold,
  };
}

/** A person, or the placeholder of a deleted one. */
export const summaryOf = (user: StoredUser | undefined, id: UserID) =>
  user ? toAuthorSummary(user) : formerMember(id);
