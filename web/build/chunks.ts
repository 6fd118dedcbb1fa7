import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Cost of one more request for a page, in bytes of code before it is minified and compressed. */
const REQUEST = 16_000;

/** Modules that the same entries need. An entry is loaded independently: a page, or a part that loads later. */
interface Group {
  modules: string[];
  bytes: number;
  entries: Set<string>;
}

/** Properties of a module that this file reads. */
export interface Module {
  isEntry: boolean;
  code: string | null;
  importedIds: readonly string[];
  dynamicImporters: readonly string[];
}
type Modules = ReadonlyMap<string, Module>;

/**
 * Decides which modules load together. The page is the unit: each module belongs to the chunk of the pages that need it, and
 * chunks are joined while the requests that this saves are worth more than the code that pages load in vain. There are no lists of
 * files: a module that gains or loses a user moves automatically.
 */
export function pageChunks(): { plugin: Plugin; nameOf: (id: string) => string | null } {
  let names = new Map<string, string>();
  let root = '';
  const plugin: Plugin = {
    name: 'cairn:page-chunks',
    configResolved: config => {
      root = config.root;
    },
    renderStart() {
      const modules = new Map<string, Module>();
      for (const id of this.getModuleIds()) {
        const found = this.getModuleInfo(id);
        if (found && !TRANSLATIONS.test(id)) modules.set(id, found);
      }
      names = chunkNames(modules, root);
    },
  };
  return { plugin, nameOf: id => names.get(id) ?? null };
}

/** The chunk of each module that loads after the first ones. Ids are paths; `root` is the folder that names do not depend on. */
export const chunkNames = (modules: Modules, root: string): Map<string, string> =>
  namesOf(joined(groupsOf(modules), modules), root);

/** Translations have chunks of their own, by language. */
const TRANSLATIONS = /i18n\/\w+\/\w+\.json$/;

const bytesOf = (id: string, code: string | null): number =>
  id.endsWith('.css') ? readFileSync(id).length : (code?.length ?? 0);

/** Visits a module and its imports. `visit` returns whether to continue with the imports of a module. */
function walk(modules: Modules, start: string, visit: (id: string) => boolean): void {
  const queue = [start];
  for (let id = queue.pop(); id !== undefined; id = queue.pop())
    if (visit(id)) queue.push(...(modules.get(id)?.importedIds ?? []));
}

/** The modules that load after the first ones, by the entries that need them. */
function groupsOf(modules: Modules): Group[] {
  const initial = new Set<string>();
  for (const [start, { isEntry }] of modules) {
    if (!isEntry) continue;
    walk(modules, start, id => {
      const isNew = !initial.has(id);
      initial.add(id);
      return isNew;
    });
  }

  const needing = new Map<string, Set<string>>();
  const isLater = (id: string) => modules.has(id) && !initial.has(id);
  for (const [entry, { dynamicImporters }] of modules) {
    if (dynamicImporters.length === 0 || !isLater(entry)) continue;
    walk(modules, entry, id => {
      const entries = needing.get(id) ?? new Set();
      if (!isLater(id) || entries.has(entry)) return false;
      needing.set(id, entries.add(entry));
      return true;
    });
  }
  const isThere = (part: string, entries: ReadonlySet<string>): boolean => {
    const importers = modules.get(part)?.dynamicImporters ?? [];
    return importers.every(importer => {
      const hosts = needing.get(importer);
      return (
        hosts !== undefined &&
        hosts.size > 0 &&
        [...hosts].every(host => entries.has(host)) &&
        !hosts.has(part)
      );
    });
  };

  const groups = new Map<string, Group>();
  for (const [id, all] of needing) {
    // A part that loads later can use modules that its page has loaded.
    const entries = new Set([...all].filter(entry => all.size === 1 || !isThere(entry, all)));
    const key = [...(entries.size > 0 ? entries : all)].toSorted().join();
    const group = groups.get(key) ?? { modules: [], bytes: 0, entries };
    group.modules.push(id);
    group.bytes += bytesOf(id, modules.get(id)?.code ?? null);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Joins groups, the best pair first, while it pays. */
function joined(start: Group[], modules: Modules): Group[] {
  let groups = start;
  let pairs: { cost: number; pair: readonly Group[] }[] = [];
  const offer = (one: Group, others: readonly Group[], imports: Imports) => {
    for (const other of others) {
      const cost = costOfJoining(one, other, imports);
      if (cost < 0) pairs.push({ cost, pair: [one, other] });
    }
  };

  let imports = importsOf(groups, modules);
  for (const [index, group] of groups.entries()) offer(group, groups.slice(0, index), imports);
  for (;;) {
    pairs.sort((a, b) => a.cost - b.cost);
    const best = pairs.find(({ pair }) => !wouldCircle(pair, imports))?.pair;
    if (!best) return groups;
    const both: Group = {
      modules: best.flatMap(group => group.modules),
      bytes: best.reduce((sum, { bytes }) => sum + bytes, 0),
      entries: new Set(best.flatMap(({ entries }) => [...entries])),
    };
    groups = [...groups.filter(group => !best.includes(group)), both];
    imports = importsOf(groups, modules);
    const changed = [both];
    for (const group of closureOf(both, imports)) {
      if (newcomersTo(group, both.entries).length === 0) continue;
      group.entries = new Set([...group.entries, ...both.entries]);
      changed.push(group);
    }
    pairs = pairs.filter(({ pair }) => !pair.some(group => best.includes(group) || changed.includes(group)));
    for (const [index, group] of changed.entries())
      offer(
        group,
        groups.filter(other => !changed.slice(0, index + 1).includes(other)),
        imports,
      );
  }
}

/** Bytes that entries load in vain if two groups become one, less the cost of the saved requests. */
function costOfJoining(one: Group, other: Group, imports: Imports): number {
  const shared = one.entries.size - newcomersTo(other, one.entries).length;
  const vain = bytesFor(one, other.entries, imports) + bytesFor(other, one.entries, imports);
  return vain - REQUEST * shared;
}

/** Cost in bytes of a group and its imports for entries that did not need it before. */
function bytesFor(group: Group, entries: ReadonlySet<string>, imports: Imports): number {
  const newcomers = newcomersTo(group, entries);
  if (newcomers.length === 0) return 0;
  return [...closureOf(group, imports)].reduce(
    (sum, imported) => sum + (imported.bytes + REQUEST) * newcomersTo(imported, newcomers).length,
    group.bytes * newcomers.length,
  );
}

/** Those entries that did not need a group so far. */
const newcomersTo = (group: Group, entries: Iterable<string>): string[] =>
  [...entries].filter(entry => !group.entries.has(entry));

type Imports = ReadonlyMap<Group, ReadonlySet<Group>>;

/** The groups that each group imports. */
function importsOf(groups: readonly Group[], modules: Modules): Imports {
  const groupOf = new Map(groups.flatMap(group => group.modules.map(id => [id, group] as const)));
  return new Map(
    groups.map(group => {
      const imported = group.modules.flatMap(id => modules.get(id)?.importedIds ?? []);
      const others = new Set(imported.flatMap(id => groupOf.get(id) ?? []));
      others.delete(group);
      return [group, others];
    }),
  );
}

/** Groups that a group imports, directly and indirectly. */
function closureOf(start: Group, imports: Imports): Set<Group> {
  const found = new Set<Group>();
  const queue = [...(imports.get(start) ?? [])];
  for (let group = queue.pop(); group; group = queue.pop()) {
    if (found.has(group)) continue;
    found.add(group);
    queue.push(...(imports.get(group) ?? []));
  }
  return found;
}

/** Whether one of the two imports the other by way of a third: chunks that import each other run in an undefined order. */
const wouldCircle = (pair: readonly Group[], imports: Imports): boolean =>
  pair.some(one =>
    [...(imports.get(one) ?? [])].some(
      between => !pair.includes(between) && pair.some(other => closureOf(between, imports).has(other)),
    ),
  );

/** A name for the chunk of each module, which changes with its modules alone. */
function namesOf(groups: readonly Group[], root: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const { modules, entries } of groups) {
    const files = modules.map(id => path.relative(root, id)).toSorted();
    const digest = createHash('sha256').update(files.join()).digest('hex').slice(0, 6);
    const [only = ''] = entries.size === 1 ? entries : [];
    const name = only ? path.parse(only).name : 'shared';
    for (const id of modules) names.set(id, `${name}-${digest}`);
  }
  return names;
}
