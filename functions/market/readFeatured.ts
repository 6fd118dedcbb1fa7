import type { Table } from '#functions/platform/table.ts';
import { readPublicCards } from '#functions/projects/readCards.ts';
import type { FeaturedProject, ProjectCard } from '#shared/entities/project.ts';
import type { ProjectID } from '#shared/ids.ts';
import { type FeaturedPlace, featuredPlaces } from '#shared/visibility.ts';
import { isUnderWay } from './isUnderWay.ts';
import type { Turns } from './reservedPlace.store.ts';
import type { TrendingProject } from './trending.store.ts';

/** Public cards of projects that are under way for a place, in the order in which they are considered. */
export interface Featurable {
  trending: readonly ProjectCard[];
  /** Projects with the current turn in the reserved places, and some substitutes. */
  reservable: readonly ProjectCard[];
}

/** Reads the cards for a place. Cost: 1 DynamoDB request. */
export async function readFeaturable(
  { table, now }: { table: Table; now: () => string },
  place: FeaturedPlace,
  {
    trending,
    turns,
  }: {
    trending: { items: readonly TrendingProject[] } | undefined;
    turns: { turns: Turns } | undefined;
  },
): Promise<Featurable> {
  const risen = trending?.items ?? [];
  const next = turns?.turns[place]?.entries ?? [];
  const entries = [...new Map([...risen, ...next].map(one => [one.ProjectID, one])).values()];
  const cards = await readPublicCards(table, entries, featuredPlaces[place].shown);
  const byId = new Map(cards.map(card => [card.ProjectID, card]));
  const cardsOf = (wanted: readonly { ProjectID: ProjectID }[]) =>
    wanted.flatMap(({ ProjectID }) => byId.get(ProjectID) ?? []).filter(card => isUnderWay(card, now()));
  return { trending: cardsOf(risen), reservable: cardsOf(next) };
}

/**
 * Fills the places: trending projects first, those in reserved places last and marked. A project that trends enough without
 * a reserved place takes none, and empty reserved places go to the next trending projects.
 */
export function fillPlaces(place: FeaturedPlace, { trending, reservable }: Featurable): FeaturedProject[] {
  const { shown, reserved } = featuredPlaces[place];
  const safe = new Set(trending.slice(0, shown - reserved).map(({ ProjectID }) => ProjectID));
  if (safe.size === 0) return [];
  const inReserved = reservable.filter(({ ProjectID }) => !safe.has(ProjectID)).slice(0, reserved);
  const others = trending.filter(card => !inReserved.some(({ ProjectID }) => ProjectID === card.ProjectID));
  return [
    ...others.slice(0, shown - inReserved.length).map(card => ({ ...card, isReserved: false })),
    ...inReserved.map(card => ({ ...card, isReserved: true })),
  ];
}
