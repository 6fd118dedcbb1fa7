import { isDeepStrictEqual } from 'node:util';
import { authors } from '#functions/authors/author.store.ts';
import { backoff } from '#functions/platform/backoff.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { cards, type StoredCard } from '#functions/projects/card.store.ts';
import { listings } from '#functions/projects/listing.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { composeCard } from '#functions/projects/readCards.ts';
import { projectStats, readStats } from '#functions/projects/stats.store.ts';
import { cardCounts } from '#functions/projects/toProject.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { syncCardCounts } from './syncCardCounts.ts';

/**
 * Brings the card of a project up to date: with the current project, open roles and owner, not with the event that
 * caused the call. Its counters follow their shards (`syncCardCounts`), except for a new card. A card that shows the same
 * is not written. Projects that are not public have none.
 */
export async function syncCard(deps: Pick<Deps, 'table' | 'now'>, id: ProjectID): Promise<void> {
  const { table } = deps;
  for (let tried = 0; tried < 8; tried++) {
    const [project, stats, listing, known] = await table.batchGet(
      projects.key(id),
      projectStats.key(id),
      listings.key(id),
      cards.key(id),
    );
    const isShown = project && stats && isPublic(project);
    const owner = isShown ? await table.get(authors.key(project.OwnerUserID)) : undefined;
    const counted = known ? stats && { ...stats, ...cardCounts(known) } : await sumsOf(table, isShown, id);
    const wanted = isShown && counted ? composeCard({ project, stats: counted, listing, owner }) : undefined;
    const step = stepFrom(id, known, wanted);
    // Changes of the counters reach the card while there is one, and the totals otherwise.
    const isMoved = wanted ? !known : project?.approvedAt !== undefined;
    if (!step && !isMoved) return;
    if (!step || !isRefusal(await table.write(step))) {
      if (isMoved) await syncCardCounts(deps, id);
      return;
    }
    await backoff(tried);
  }
  throw new Error(`Card of project ${id} not updated: too many concurrent changes`);
}

/** The sums of the counters for a new card: the totals may be from before an earlier card. */
const sumsOf = async (table: Deps['table'], isShown: unknown, id: ProjectID) =>
  isShown ? (await readStats(table, id))?.totals : undefined;

function stepFrom(id: ProjectID, known: StoredCard | undefined, wanted: StoredCard | undefined) {
  if (!wanted) return known && Step.remove(cards.key(id)).when('version', '=', known.version);
  if (!known) return Step.create(cards.key(id), wanted);
  const next = { ...wanted, version: known.version + 1, activity: known.activity };
  if (isDeepStrictEqual(shownBy(known), shownBy(next))) return undefined;
  return Step.put(cards.key(id), next).when('version', '=', known.version);
}

/** Everything but the version. Lists do not show the owner's points, which change often. */
const shownBy = ({ owner, ...card }: StoredCard) => {
  const { contributionPoints: _points, ...shownOwner } = owner;
  return withoutUndefined({ ...card, version: 0, owner: withoutUndefined(shownOwner) });
};

/** The table stores no undefined fields. */
const withoutUndefined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
