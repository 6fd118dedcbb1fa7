import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { Day, Instant } from '#shared/fields.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';
import { type FeaturedPlace, featuredPlaces } from '#shared/visibility.ts';

const Place = z.object({ ProjectID, OwnerUserID: UserID });
const ReservedCandidate = z.extend(Place, {
  /** End of the last day of the project; older candidates have only the day. */
  endsAt: z.optional(Instant),
  endDate: z.optional(Day),
});
export type ReservedCandidate = z.infer<typeof ReservedCandidate>;

/** Time at which a candidate expires. */
export const lastsUntil = ({ endsAt, endDate = '' }: ReservedCandidate): string =>
  endsAt ?? `${endDate}T23:59:59.999Z`;

const partition = 'reservedPlaces';

/**
 * Projects that can have a reserved place, by owner: one small item each, which the stream keeps up to date. They expire
 * with their project.
 */
export const candidates = entity({
  name: 'reservedPlaceCandidate',
  schema: ReservedCandidate,
  key: (owner: UserID, project: ProjectID) => ({ pk: partition, sk: `${owner}#${project}` }),
  ttl: candidate => ttlAfter(lastsUntil(candidate), day),
});

/** Query for the candidates of an owner. */
export const reservedCandidatesOf = (owner: UserID) => ({ pk: partition, beginsWith: `${owner}#` }) as const;

/** Query for the candidates of the owners after one, in the order of their ids; of all owners without one. */
export const candidatesAfter = (owner: UserID | undefined) =>
  ({ pk: partition, between: [owner ? `${owner}~` : '0', '~'] }) as const;

const Turn = z.object({
  /** Number of the turn since the first Monday of 1970. */
  number: z.int(),
  /** The last owner who had a place in the turn before. */
  after: z.optional(UserID),
  /** Projects of the next owners, in order: as many as there are reserved places, and as many to stand in. */
  entries: z.array(Place),
});
export type Turn = z.infer<typeof Turn>;

const places = Object.keys(featuredPlaces) as FeaturedPlace[]; // the keys of a constant

/** The project with the current turn in each place: one small item that the home page reads. */
const reservedTurns = entity({
  name: 'reservedTurns',
  schema: z.object({
    turns: z.partialRecord(z.enum(places), Turn),
    version: z.int(),
  }),
  key: () => ({ pk: 'reservedTurns', sk: 'reservedTurns' }),
});

export const turnsKey = reservedTurns.key();

export type Turns = Partial<Record<FeaturedPlace, Turn>>;

/** Replaces the turns if they have not changed since they were read. */
export function replaceTurns(known: { version: number } | undefined, turns: Turns) {
  const next = { turns, version: (known?.version ?? 0) + 1 };
  return known ? Step.put(turnsKey, next).when('version', '=', known.version) : Step.create(turnsKey, next);
}
