import { DatabaseSync } from 'node:sqlite';
import type { Listing } from '#functions/projects/listing.store.ts';
import type { MarketSort, PersonSort } from '#shared/finding.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { valuesOf } from './arrays.ts';
import { DocumentIndex, tablesOf } from './documentIndex.ts';
import type { MarketFilters, PersonFilters, RoleFilters } from './filters.ts';
import type { LoggedListing } from './marketLog.ts';
import { marketOrder, personOrder } from './marketOrder.ts';
import { personKind, personTexts, personValues } from './personKind.ts';
import type { PersonListing } from './personListing.store.ts';
import { projectKind, projectValues } from './projectKind.ts';
import { projectTexts } from './projectWords.ts';
import { RoleIndex, roleTables } from './roleIndex.ts';
import { roleWords } from './roleWords.ts';
import type { MarketPlace } from './select.ts';

const tables = `
  PRAGMA journal_mode = OFF;
  ${tablesOf(projectKind)}
  ${roleTables}
  ${tablesOf(personKind)}
`;

interface Asked<Filters, Sort> {
  /** The user's input. */
  search: string;
  filters: Filters;
  sort: Sort;
  place: MarketPlace;
  limit: number;
  /** Languages that the reader reads, in which projects come first. */
  reads?: readonly string[] | undefined;
}

/**
 * The market's index, in memory: all public projects and all people who want to be found, with the data by which they are found,
 * filtered, ordered and counted. SQLite's full-text search finds words; everything else is in columns of numbers.
 */
export class MarketIndex {
  /** Time at which it was last brought up to date, by the clock of its reader. */
  until: string;
  readonly #database = new DatabaseSync(':memory:');
  readonly #projects: DocumentIndex<typeof projectKind>;
  readonly #people: DocumentIndex<typeof personKind>;
  readonly #roles: RoleIndex;

  /** An empty index, or one from a snapshot. Throws if the snapshot is damaged. */
  constructor(snapshot?: { bytes: Uint8Array; until: string }) {
    if (snapshot) this.#database.deserialize(snapshot.bytes);
    else this.#database.exec(tables);
    this.until = snapshot?.until ?? '';
    this.#projects = new DocumentIndex(this.#database, projectKind);
    this.#people = new DocumentIndex(this.#database, personKind);
    this.#roles = new RoleIndex(this.#database);
  }

  /** Number of public projects. */
  get size(): number {
    return this.#projects.columns.size;
  }

  /** Number of their roles that one can apply for at a time. */
  rolesOpenAt(at: string): number {
    return this.#roles.openAt(at);
  }

  /** Takes over listings that are not in it yet, in any order. Returns how many. */
  apply(changes: readonly LoggedListing[]): number {
    const news = changes.filter(change =>
      'ProjectID' in change
        ? this.#projects.isNews(change.ProjectID, change)
        : this.#people.isNews(change.UserID, change),
    );
    if (news.length > 0) {
      this.#database.exec('BEGIN');
      for (const change of news)
        if ('ProjectID' in change) this.#takeProject(change);
        else this.#takePerson(change);
      this.#database.exec('COMMIT'); // one transaction is faster, not safer: the database is in memory
    }
    return news.length;
  }

  #takeProject({ ProjectID, document, version }: Listing): void {
    if (!document) {
      const row = this.#projects.remove(ProjectID);
      if (row !== undefined) this.#roles.remove(row);
      return;
    }
    const row = this.#projects.set(ProjectID, {
      version,
      values: projectValues(document),
      texts: projectTexts(document),
    });
    this.#roles.set(row, document);
  }

  #takePerson({ UserID, document, version }: PersonListing): void {
    if (!document) this.#people.remove(UserID);
    else this.#people.set(UserID, { version, values: personValues(document), texts: personTexts(document) });
  }

  /**
   * The newest projects that match a search as it was typed and were published after `from` and until `to`, at most `limit`.
   * `isComplete` is false if there are more.
   */
  findNewProjects(
    { search, filters }: { search: string; filters: MarketFilters },
    { from, to, limit }: { from: string; to: string; limit: number },
  ): { ids: ProjectID[]; isComplete: boolean } {
    const { numbers } = this.#projects.columns;
    const [after, upTo] = [Date.parse(from), Date.parse(to)];
    const isNew = (at: number) => at > after && at <= upTo;
    const { ids, next } = this.#projects.find({
      search,
      filters,
      orderOf: marketOrder(numbers, 'newest', upTo),
      place: { at: to },
      limit,
      isListed: row => isNew(numbers.publishedAt[row] ?? 0),
      isAsTyped: true,
    });
    return { ids, isComplete: next === undefined };
  }

  /**
   * The newest open roles that match a search as it was typed and could be found since after `from` and until `to`, at most `limit`: a role
   * of a project that was submitted with it appears when the project is published.
   */
  findNewRoles(
    asked: { search: string; filters: RoleFilters },
    time: { from: string; to: string; limit: number },
  ) {
    const { publishedAt } = this.#projects.columns.numbers;
    return this.#roles.findNew(asked, time, project => publishedAt[project] ?? 0);
  }

  /**
   * A page of projects, the number of results for each filter, and the corrected words if the search was corrected. `now`: the time
   * for which open roles are counted; that of the first page if absent.
   */
  find({ sort, now = '', ...asked }: Asked<MarketFilters, MarketSort> & { now?: string }) {
    const { at } = asked.place;
    const orderOf = marketOrder(this.#projects.columns.numbers, sort, Date.parse(at));
    const { ids, next, counts, corrected } = this.#projects.find({ ...asked, orderOf });
    return {
      ids,
      next,
      counts: { ...counts, projects: this.size, rolesOpen: this.rolesOpenAt(now || at) },
      corrected,
    };
  }

  /** A page of projects whose teams can be hired, as `find` finds projects. */
  findTeams(asked: Omit<Asked<MarketFilters, MarketSort>, 'sort'>) {
    const { numbers } = this.#projects.columns;
    return this.#projects.find({
      ...asked,
      orderOf: marketOrder(numbers, 'relevance', Date.parse(asked.place.at)),
      isListed: row => numbers.toHire[row] === 1,
    });
  }

  /** A page of open roles, as `find` finds projects. */
  findRoles(asked: Parameters<RoleIndex['find']>[0]) {
    return this.#roles.find(asked);
  }

  /** A page of people with their skills, as `find` finds projects. Those in `without` are neither found nor counted. */
  findPeople({
    sort,
    without,
    ...asked
  }: Asked<PersonFilters, PersonSort> & { without: ReadonlySet<UserID> }) {
    const { numbers, bits } = this.#people.columns;
    const { rows, ids, next, counts, corrected } = this.#people.find({
      ...asked,
      orderOf: personOrder(numbers, sort),
      isListed: (_row, id) => !without.has(id),
    });
    const people = ids.map((UserID, at) => ({
      UserID,
      skills: valuesOf(personKind.values.skill, bits.skill[rows[at] ?? 0] ?? 0),
    }));
    return { people, next, counts, corrected };
  }

  /** Projects with a role whose last day to apply is over at a time. */
  projectsWithClosedRoles(at: string): ProjectID[] {
    return this.#roles.projectsWithClosed(at).flatMap(row => this.#projects.columns.ids[row] ?? []);
  }

  /** The whole index as bytes, from which another one can be made. */
  toSnapshot(): Uint8Array {
    for (const { name } of [projectKind.words, roleWords, personKind.words])
      this.#database.exec(`INSERT INTO ${name}(${name}) VALUES ('optimize')`);
    this.#database.exec('VACUUM');
    return this.#database.serialize();
  }
}
