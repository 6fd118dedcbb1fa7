import type { Table } from '#functions/platform/table.ts';
import { readPublicCards } from '#functions/projects/readCards.ts';
import type { FeaturedProject, ProjectCard } from '#shared/entities/project.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { ProjectID } from '#shared/ids.ts';
import { hasVersionIn } from '#shared/translation/versionOf.ts';
import { type FeaturedPlace, featuredPlaces } from '#shared/visibility.ts';
import { isUnderWay } from './isUnderWay.ts';
import type { Turns } from './reservedPlace.store.ts';
import type { TrendingProject } from './trending.store.ts';

/** Public cards of projects that are under way for a place, in the order in which they are considered. */
export interface Featurable {
  trending: readonly ProjectCard[];
  /** Projects with the current turn in the reserved places, and some substitutes. */
  reservable: readonly ProjectCard[];
  /** Projects that follow the trending ones that a reader can read, before the others; none if absent. */
  next?: readonly ProjectCard[];
}

/** Reads the cards for a place. Cost: 1 DynamoDB request. */
export async function readFeaturable(
  { table, now }: { table: Table; now: () => string },
  place: FeaturedPlace,
  {
    trending,
    turns,
    newest = [],
  }: {
    trending: { items: readonly TrendingProject[] } | undefined;
    turns: { turns: Turns } | undefined;
    newest?: readonly ProjectID[];
  },
): Promise<Featurable> {
  const risen = trending?.items ?? [];
  const next = newest.map(ProjectID => ({ ProjectID }));
  const turn = turns?.turns[place]?.entries ?? [];
  const entries = [...new Map([...risen, ...turn, ...next].map(one => [one.ProjectID, one])).values()];
  const cards = await readPublicCards(table, entries, featuredPlaces[place].shown);
  const byId = new Map(cards.map(card => [card.ProjectID, card]));
  const cardsOf = (wanted: readonly { ProjectID: ProjectID }[]) =>
    wanted.flatMap(({ ProjectID }) => byId.get(ProjectID) ?? []).filter(card => isUnderWay(card, now()));
  return { trending: cardsOf(risen), reservable: cardsOf(turn), next: cardsOf(next) };
}

/**
 * Fills the places: trending projects first, those in reserved places last and marked. A project that trends enough without
 * a reserved place takes none, and empty reserved places go to the next trending projects. With the languages that a reader reads,
 * projects in them come first, and only they have reserved places.
 */
export function fillPlaces(
  place: FeaturedPlace,
  { trending, reservable, next = [] }: Featurable,
  reads?: readonly WrittenLanguage[],
): FeaturedProject[] {
  const { shown, reserved } = featuredPlaces[place];
  const isRead = (card: ProjectCard) => !reads || hasVersionIn(card, reads);
  const readable = trending.filter(isRead);
  const isRisen = new Set(readable.map(({ ProjectID }) => ProjectID));
  const following = next.filter(card => isRead(card) && !isRisen.has(card.ProjectID));
  const rising = [...readable, ...following, ...trending.filter(card => !isRead(card))];
  const safe = new Set(rising.slice(0, shown - reserved).map(({ ProjectID }) => ProjectID));
  if (safe.size === 0) return [];
  const inReserved = reservable.filter(card => isRead(card) && !safe.has(card.ProjectID)).slice(0, reserved);
  const unreserved = rising.filter(card => !inReserved.some(({ ProjectID }) => ProjectID === card.ProjectID));
  return [
    ...unreserved.slice(0, shown - inReserved.length).map(card => ({ ...card, isReserved: false })),
    ...inReserved.map(card => ({ ...card, isReserved: true })),
  ];
}
