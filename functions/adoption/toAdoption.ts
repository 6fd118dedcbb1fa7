import { formerMember, type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { adoption as settings } from '#shared/adoption.ts';
import type { Adoption, AdoptionCandidate } from '#shared/entities/adoption.ts';
import type { UserID } from '#shared/ids.ts';
import { isOfferOpen, type StoredAdoption, type StoredCandidate } from './adoption.store.ts';

interface AdoptionItems {
  project: ProjectRecord;
  adoption: StoredAdoption;
  caller: Caller | undefined;
  isMember: boolean;
  isCandidate: boolean;
  /** The chosen candidate, and the one whom an administrator refused. */
  people?: readonly (StoredUser | undefined)[];
  at: string;
}

/** Refuses people who cannot apply for an offer at a time. */
export function refuseApplicant(
  { teamUntil }: Pick<StoredAdoption, 'teamUntil'>,
  { isMember, points, at }: { isMember: boolean; points: number; at: string },
) {
  if (isMember) return undefined;
  if (at < teamUntil) return refuse('ADOPTION_TEAM_FIRST');
  return points < settings.points ? refuse('INSUFFICIENT_POINTS', { points: settings.points }) : undefined;
}

/** An offer as the caller sees it. */
export function toAdoption(items: AdoptionItems): Adoption {
  const { project, adoption, caller, isMember, isCandidate, people = [], at } = items;
  const { ProjectID, status, note, stays, teamUntil, chosenId, denied } = adoption;
  const isOwner = caller?.UserID === project.OwnerUserID;
  const seesChoice = isOwner || caller?.isAdmin === true;
  const canApply =
    caller !== undefined &&
    !isOwner &&
    isOfferOpen(adoption) &&
    !refuseApplicant(adoption, { isMember, points: caller.contributionPoints, at });
  return {
    ProjectID,
    status,
    ...(note !== undefined && { note }),
    stays,
    teamUntil,
    points: settings.points,
    ...(seesChoice && chosenId && { chosen: personOf(chosenId, people) }),
    ...(seesChoice &&
      denied && {
        denied: { person: personOf(denied.UserID, people), reason: denied.reason, at: denied.at },
      }),
    you: {
      owner: isOwner,
      candidate: isCandidate,
      chosen: chosenId !== undefined && chosenId === caller?.UserID,
      canApply,
    },
  };
}

/** The people whom an offer names to its owner and administrators. */
export const namedIn = ({ chosenId, denied }: StoredAdoption): UserID[] =>
  [chosenId, denied?.UserID].flatMap(id => id ?? []);

const personOf = (id: UserID, people: readonly (StoredUser | undefined)[]) => {
  const user = people.find(one => one?.UserID === id);
  return user ? toAuthorSummary(user) : formerMember(id);
};

/** A candidate as the owner and administrators see them. */
export const toCandidate = (
  { ProjectID, UserID, member, note }: StoredCandidate,
  user: StoredUser | undefined,
): AdoptionCandidate => ({
  ProjectID,
  UserID,
  user: personOf(UserID, [user]),
  member,
  note,
});
