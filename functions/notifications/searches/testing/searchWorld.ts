import { digests } from '#functions/jobs/digests.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld } from '#functions/testing/world.ts';
import type { SavedSearch, SearchToSave } from '#shared/entities/savedSearch.ts';
import { SavedSearchID } from '#shared/ids.ts';
import { listNotifications } from '../../listNotifications.ts';
import { saveSearch } from '../saveSearch.ts';
import { aNewSearch } from './aSearch.ts';

/** A world at noon of Friday 20 November 2026 with a reader in France, where digests are sent at six UTC, and an owner of projects. */
export async function createSearchWorld() {
  const world = await createWorld();
  const samples = samplesIn(world);
  const reader = await world.user({ firstName: 'Olive', email: 'olive@example.com', country: 'FR' });
  const owner = await samples.person();
  const run = () => digests.withDeps(world.deps)({});

  return {
    ...world,
    samples,
    reader,
    owner,
    /** Publishes a project, and lists it in the market. */
    async publish(name: string, by = owner, change = {}) {
      const id = await samples.published(by, { name, shortName: name, country: 'GB', ...change });
      await world.runStream();
      return id;
    },
    /** Saves a search for words, one minute before what happens next. */
    async save(search: string, change: Partial<SearchToSave> = {}, as = reader) {
      const id = SavedSearchID.parse(world.deps.newId());
      const body = aNewSearch(search, change);
      const { data } = await world.call(saveSearch, { SavedSearchID: id, body }, { as });
      if (!data) throw new Error('The search was not saved.');
      world.clock.add({ minutes: 1 });
      return data;
    },
    /** Changes how a search is told. */
    change: ({ SavedSearchID: id, ...search }: SavedSearch, change: Partial<SearchToSave>) =>
      world.call(saveSearch, { SavedSearchID: id, body: { ...search, ...change } }, { as: reader }),
    run,
    /** Runs the job on a morning: when searches are looked up, and when digests are sent. */
    async morningOf(day: string): Promise<void> {
      for (const time of ['05:00', '06:05', '06:20']) {
        world.clock.set(`${day}T${time}:00.000Z`);
        await run();
      }
    },
    /** The values and the link of each notice of a search. */
    notices: async (as = reader) =>
      (await world.call(listNotifications, {}, { as })).data?.items
        .filter(({ kind }) => kind === 'searchMatched' || kind === 'roleSearchMatched')
        .map(({ values, link }): Record<string, string | undefined> => ({ ...values, link })),
    /** The reader's digests. */
    mailed: () =>
      world.mails.filter(({ to, subject }) => to === 'olive@example.com' && /digest|résumé/.test(subject)),
  };
}

export type SearchWorld = Awaited<ReturnType<typeof createSearchWorld>>;
