import {
  marketSorts,
  personFilters,
  personSorts,
  projectFilters,
  roleFilters,
  roleSorts,
} from '#shared/finding.ts';
import type { ListToSave } from '#shared/savedLists.ts';

/** A list that is searched and filtered: what its page, its address, its requests and its texts follow from. */
export interface FindingList {
  /** Its page, in whose address the choice stands. */
  page: 'market' | 'roles' | 'authors';
  /** The endpoint that lists it, for visitors and for the server that renders its page. */
  endpoint: 'listProjects' | 'listFeaturedProspects' | 'listAuthors';
  /** Namespace of its texts. All have the same keys for what all lists say. */
  texts: 'market' | 'roles' | 'people';
  /** The name by which its searches are saved, if they can be. */
  saved?: ListToSave;
  /** Filters with their values, in display order. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Filters of which at most one value can be chosen, among them numbers that contain the smaller ones. */
  single?: readonly string[];
  /** Whether its entries are in a language: those that the reader reads come first. */
  isWritten?: boolean;
  /** Orders, in display order; `newest` and `relevance` are among them. */
  sorts: readonly string[];
}

/** All public projects. */
export const projectList = {
  page: 'market',
  endpoint: 'listProjects',
  texts: 'market',
  saved: 'projects',
  filters: projectFilters,
  isWritten: true,
  sorts: marketSorts,
} as const satisfies FindingList;

/** Roles that one can apply for, of all public projects. */
export const roleList = {
  page: 'roles',
  endpoint: 'listFeaturedProspects',
  texts: 'roles',
  saved: 'roles',
  filters: roleFilters,
  isWritten: true,
  single: ['hours', 'answer'],
  sorts: roleSorts,
} as const satisfies FindingList;

/** The people who may be found. */
export const personList = {
  page: 'authors',
  endpoint: 'listAuthors',
  texts: 'people',
  filters: personFilters,
  single: ['hours', 'level'],
  sorts: personSorts,
} as const satisfies FindingList;

/** All lists that are searched and filtered. */
export const findingLists: readonly FindingList[] = [projectList, roleList, personList];
