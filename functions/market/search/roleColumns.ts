import type { OpenRoleDocument, SearchDocument } from '#functions/projects/searchDocument.ts';
import { roleFilters } from '#shared/finding.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { bitsOf, enlarged } from './arrays.ts';
import type { RoleFilters } from './filters.ts';

/** The filters of open roles. */
export const roleFilterGroups = Object.keys(roleFilters) as (keyof RoleFilters)[]; // its own names

/** An open role as the columns hold it, and as it is stored in a snapshot. */
export interface RoleRow extends Record<keyof RoleFilters, number> {
  /** Number of the row. */
  row: number;
  id: string;
  /** Row of its project. */
  project: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  closesAt: number;
}

/** Closing time of a role without a last day to apply. */
export const never = Number.MAX_SAFE_INTEGER;

/** The row of an open role of a project. */
export const toRoleRow = (
  row: number,
  project: number,
  { country, language, answersWithin }: SearchDocument,
  { id, skill, workplace, hours, hasStarterTask, createdAt, closesAt, translations = {} }: OpenRoleDocument,
): RoleRow => ({
  row,
  id,
  project,
  skill: bitsOf(roleFilters.skill, [skill]),
  language: bitsOf(roleFilters.language, [language, ...languagesNaming(translations)]),
  country: bitsOf(roleFilters.country, [country]),
  workplace: bitsOf(
    roleFilters.workplace,
    workplace === 'either' ? roleFilters.workplace : workplace ? [workplace] : [],
  ),
  hours: bitsOf(
    roleFilters.hours,
    roleFilters.hours.filter(limit => hours !== undefined && hours <= Number(limit)),
  ),
  answer: bitsOf(
    roleFilters.answer,
    roleFilters.answer.filter(limit => answersWithin !== undefined && Number(answersWithin) <= Number(limit)),
  ),
  starterTask: hasStarterTask ? bitsOf(roleFilters.starterTask, ['yes']) : 0,
  createdAt: Date.parse(createdAt),
  closesAt: closesAt === undefined ? never : Date.parse(closesAt),
});

/** Languages in which a role can be read: its name is translated, and not only its project. */
const languagesNaming = (translations: NonNullable<OpenRoleDocument['translations']>) =>
  writtenLanguages.filter(language => translations[language]?.name !== undefined);

/** The filters and orders of all open roles, as arrays of numbers, by the numbers of their rows. */
export class RoleColumns {
  /** Ids by row; undefined for rows that are free. */
  readonly ids: (string | undefined)[] = [];
  bits = Object.fromEntries(roleFilterGroups.map(group => [group, new Uint8Array(1_024)])) as Record<
    keyof RoleFilters,
    Uint8Array
  >; // of these groups
  projects = new Uint32Array(1_024);
  createdAt = new Float64Array(1_024);
  closesAt = new Float64Array(1_024);
  readonly #rowsOf = new Map<number, number[]>();
  readonly #free: number[] = [];

  /** The rows of the roles of a project. */
  rowsOf(project: number): readonly number[] {
    return this.#rowsOf.get(project) ?? [];
  }

  /** A row that no role has. */
  freeRow(): number {
    return this.#free.pop() ?? this.ids.length;
  }

  set(values: RoleRow): void {
    const { row, id, project } = values;
    if (row >= this.projects.length) this.#grow(Math.max(row + 1, this.projects.length * 2));
    while (this.ids.length < row) this.#free.push(this.ids.push(undefined) - 1);
    this.ids[row] = id;
    for (const group of roleFilterGroups) this.bits[group][row] = values[group];
    this.projects[row] = project;
    this.createdAt[row] = values.createdAt;
    this.closesAt[row] = values.closesAt;
    this.#rowsOf.set(project, [...this.rowsOf(project), row]);
  }

  /** Frees the rows of a project. */
  remove(project: number): void {
    for (const row of this.rowsOf(project)) {
      this.ids[row] = undefined;
      this.#free.push(row);
    }
    this.#rowsOf.delete(project);
  }

  /** Number of roles that one can apply for at a time, in milliseconds. */
  openAt(at: number): number {
    let open = 0;
    for (let row = 0; row < this.ids.length; row++)
      if (this.ids[row] !== undefined && (this.closesAt[row] ?? 0) > at) open++;
    return open;
  }

  #grow(capacity: number): void {
    for (const group of roleFilterGroups) this.bits[group] = enlarged(this.bits[group], capacity);
    this.projects = enlarged(this.projects, capacity);
    this.createdAt = enlarged(this.createdAt, capacity);
    this.closesAt = enlarged(this.closesAt, capacity);
  }
}
