import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { SearchDocument } from '#functions/projects/searchDocument.ts';
import { Avatar } from '#shared/entities/avatar.ts';
import { Country } from '#shared/fields.ts';
import { answerLimits, type RoleSort, roleFilters } from '#shared/finding.ts';
import { ProspectID, UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';
import { valuesOf } from './arrays.ts';
import type { RoleFilters } from './filters.ts';
import { never, RoleColumns, type RoleRow, roleFilterGroups, toRoleRow } from './roleColumns.ts';
import { roleTextsOf, roleWords } from './roleWords.ts';
import { type MarketPlace, select } from './select.ts';
import { definitionOf } from './wordIndex.ts';
import { WordSearch } from './wordSearch.ts';

const columnNames = ['row', 'id', 'project', ...roleFilterGroups, 'createdAt', 'closesAt'] as const;

/** Definition of the tables of open roles, and of what they show of their projects. */
export const roleTables = `
  CREATE TABLE roles(${columnNames.map(name => (name === 'row' ? 'row INTEGER PRIMARY KEY' : name)).join(', ')});
  CREATE TABLE owners(project INTEGER PRIMARY KEY, owner TEXT, shown TEXT);
  CREATE INDEX ownersByPerson ON owners(owner);
  ${definitionOf(roleWords)}
`;

/** Fields of a project and its owner that the list of roles shows. */
const Shown = z.object({
  UserID,
  username: z.string(),
  avatar: Avatar,
  country: Country,
  city: z.optional(z.string()),
  answersWithin: z.optional(z.enum(answerLimits)),
});

interface Asked {
  /** The words as they were typed. */
  search: string;
  filters: RoleFilters;
  /** The only person whose projects' roles are found. */
  owner?: UserID | undefined;
  sort: RoleSort;
  place: MarketPlace;
  limit: number;
  /** Languages that the reader reads, in which roles come first. */
  reads?: readonly string[] | undefined;
  /** The time at which one can apply for what is found. */
  now: string;
}

/** The open roles of the market's index, as rows that know the row of their project. */
export class RoleIndex {
  readonly #columns = new RoleColumns();
  readonly #words;
  readonly #setRow;
  readonly #removeRow;
  readonly #setOwner;
  readonly #removeOwner;
  readonly #shown;
  readonly #projectsOf;

  /** Of a database with `roleTables`. */
  constructor(database: DatabaseSync) {
    const stored = database.prepare(`SELECT ${columnNames.join(', ')} FROM roles ORDER BY row`);
    for (const row of stored.all() as unknown as RoleRow[]) this.#columns.set(row); // what it selects
    this.#words = new WordSearch(database, roleWords);
    this.#setRow = database.prepare(
      `INSERT OR REPLACE INTO roles VALUES (${columnNames.map(() => '?').join(', ')})`,
    );
    this.#removeRow = database.prepare('DELETE FROM roles WHERE row = ?');
    this.#setOwner = database.prepare('INSERT OR REPLACE INTO owners VALUES (?, ?, ?)');
    this.#removeOwner = database.prepare('DELETE FROM owners WHERE project = ?');
    this.#shown = database.prepare('SELECT shown FROM owners WHERE project = ?');
    this.#projectsOf = database.prepare('SELECT project FROM owners WHERE owner = ?');
  }

  /** Takes over the open roles of a project, in place of those that it had. */
  set(project: number, document: SearchDocument): void {
    this.remove(project);
    const { OwnerUserID, owner, openRoles, country, city, answersWithin } = document;
    if (!owner || openRoles.length === 0) return;
    const textsOf = roleTextsOf(document);
    for (const role of openRoles) {
      const values = toRoleRow(this.#columns.freeRow(), project, document, role);
      this.#words.index.set(values.row, textsOf(role));
      this.#setRow.run(...columnNames.map(name => values[name]));
      this.#columns.set(values);
    }
    const shown: z.infer<typeof Shown> = {
      UserID: OwnerUserID,
      ...owner,
      country,
      ...(city && { city }),
      ...(answersWithin && { answersWithin }),
    };
    this.#setOwner.run(project, OwnerUserID, JSON.stringify(shown));
  }

  /** Removes the roles of a project. */
  remove(project: number): void {
    for (const row of this.#columns.rowsOf(project)) {
      this.#words.index.remove(row);
      this.#removeRow.run(row);
    }
    this.#columns.remove(project);
    this.#removeOwner.run(project);
  }

  /** Number of roles that one can apply for at a time. */
  openAt(at: string): number {
    return this.#columns.openAt(Date.parse(at));
  }

  /** Rows of the projects with a role whose last day to apply is over at a time. */
  projectsWithClosed(at: string): number[] {
    const { ids, closesAt, projects } = this.#columns;
    const closed = [...ids.keys()].filter(
      row => ids[row] !== undefined && (closesAt[row] ?? never) <= Date.parse(at),
    );
    return [...new Set(closed.map(row => projects[row] ?? 0))];
  }

  /** A page of roles that one can apply for, what each filter would find, and the words that were looked for in place of those that were typed. */
  find({ search, owner, sort, now, ...asked }: Asked) {
    const { ids, bits, closesAt, projects } = this.#columns;
    const at = Date.parse(now);
    const own = owner === undefined ? undefined : this.#rowsOfOwner(owner);
    const { candidates, corrected } = this.#words.find(search, () => (own ? [...own] : [...ids.keys()]));
    const isFound = (row: number): boolean =>
      (closesAt[row] ?? 0) > at && (own === undefined || own.has(row));
    const { rows, next, counts } = select(
      {
        groups: roleFilterGroups,
        values: roleFilters,
        bits,
        idOf: row => (isFound(row) ? ids[row] : undefined),
      },
      candidates,
      { ...asked, orderOf: this.#orderOf(sort, Date.parse(asked.place.at)) },
    );
    return {
      roles: rows.map(row => ({ ...this.#foundAt(row), ...this.#shownOf(projects[row] ?? 0) })),
      next,
      counts: { ...counts, roles: this.#columns.openAt(at) },
      corrected,
    };
  }

  /**
   * The roles that match words as they were typed and appeared after `from` and until `to`, the newest first, at most `limit`: those that
   * one can apply for then. A role appears when it is added, or later together with its project. `isComplete` is false if there are more.
   */
  findNew(
    { search, filters }: Pick<Asked, 'search' | 'filters'>,
    { from, to, limit }: { from: string; to: string; limit: number },
    publishedAtOf: (project: number) => number,
  ) {
    const { ids, bits, closesAt, createdAt, projects } = this.#columns;
    const [after, upTo] = [Date.parse(from), Date.parse(to)];
    const appearedAt = (row: number) => Math.max(createdAt[row] ?? 0, publishedAtOf(projects[row] ?? 0));
    const isNew = (row: number) =>
      appearedAt(row) > after && appearedAt(row) <= upTo && (closesAt[row] ?? 0) > upTo;
    const candidates = this.#words.findAsTyped(search, () => [...ids.keys()]);
    const { rows, next } = select(
      {
        groups: roleFilterGroups,
        values: roleFilters,
        bits,
        idOf: row => (isNew(row) ? ids[row] : undefined),
      },
      candidates,
      { filters, orderOf: row => -appearedAt(row), place: { at: to }, limit },
    );
    return { roles: rows.map(row => this.#foundAt(row)), isComplete: next === undefined };
  }

  #foundAt(row: number) {
    const { ids, createdAt, bits } = this.#columns;
    const [skill = 'others'] = valuesOf(roleFilters.skill, bits.skill[row] ?? 0);
    return {
      ProspectID: ProspectID.parse(ids[row]),
      createdAt: new Date(createdAt[row] ?? 0).toISOString(),
      skill,
    };
  }

  #shownOf(project: number) {
    const { shown } = this.#shown.get(project) as { shown: string }; // each project with roles has one
    const { country, city, answersWithin, ...owner } = Shown.parse(JSON.parse(shown));
    return { owner, country, city, answersWithin };
  }

  #rowsOfOwner(owner: UserID): ReadonlySet<number> {
    const projects = this.#projectsOf.all(owner) as { project: number }[]; // what it selects
    return new Set(projects.flatMap(({ project }) => this.#columns.rowsOf(project)));
  }

  /** Order of a role in a list, by its row and score at a time: the smallest comes first. */
  #orderOf(sort: RoleSort, at: number): (row: number, score: number) => number {
    const { createdAt, closesAt } = this.#columns;
    const added = (row: number) => createdAt[row] ?? 0;
    const orders: Record<RoleSort, (row: number, score: number) => number> = {
      newest: row => -added(row),
      // Roles without a last day come after all others, the newest first.
      closingSoon: row => (closesAt[row] === never ? never - added(row) : (closesAt[row] ?? 0)),
      relevance: (row, score) => -score * (1 + 0.2 * 0.5 ** (Math.max(0, at - added(row)) / (60 * day))),
    };
    return orders[sort];
  }
}
