import { describe, expect, test } from 'vitest';
import { chunkNames, type Module } from './chunks.ts';

/** Modules by path, with their bytes, their imports, and the modules that they load later. The first starts the application. */
type Graph = Record<string, { bytes?: number; imports?: string[]; later?: string[] }>;

function chunksOf(graph: Graph): Map<string, string> {
  const [start] = Object.keys(graph);
  const modules = new Map<string, Module>(
    Object.entries(graph).map(([id, { bytes = 1, imports = [] }]) => [
      id,
      {
        isEntry: id === start,
        code: ' '.repeat(bytes),
        importedIds: imports,
        dynamicImporters: Object.keys(graph).filter(other => graph[other]?.later?.includes(id)),
      },
    ]),
  );
  return chunkNames(modules, '/');
}

/** The modules of each chunk, in the order of the graph. */
const membersOf = (graph: Graph): string[][] =>
  [...Map.groupBy(chunksOf(graph), ([, chunk]) => chunk).values()]
    .map(members => members.map(([id]) => id.slice(1)).toSorted())
    .toSorted();

const big = 1_000_000;
const pages = (...names: string[]) => ({ later: names.map(name => `/${name}`) });

describe('Chunks', () => {
  test('hold what one page needs, together with the page', () => {
    expect(
      membersOf({ '/start': pages('a', 'b'), '/a': { imports: ['/x'] }, '/x': {}, '/b': { bytes: big } }),
    ).toEqual([['a', 'x'], ['b']]);
  });

  test('leave out what the application starts with', () => {
    const graph: Graph = {
      '/start': { imports: ['/x'], later: ['/a'] },
      '/x': {},
      '/a': { imports: ['/x'] },
    };
    expect(membersOf(graph)).toEqual([['a']]);
  });

  test('hold what the same pages need; no other page loads it if it is large', () => {
    const graph: Graph = {
      '/start': pages('a', 'b', 'c'),
      '/a': { imports: ['/x', '/y'], bytes: big },
      '/b': { imports: ['/x', '/y'], bytes: big },
      '/c': { bytes: big },
      '/x': { bytes: big },
      '/y': {},
    };
    expect(membersOf(graph)).toEqual([['a'], ['b'], ['c'], ['x', 'y']]);
  });

  test('are joined where the code that is loaded in vain is less than the requests are worth', () => {
    const graph: Graph = {
      '/start': pages('a', 'b', 'c'),
      '/a': { imports: ['/x', '/y'], bytes: big },
      '/b': { imports: ['/x', '/y'], bytes: big },
      '/c': { imports: ['/x'], bytes: big },
      '/x': { bytes: big },
      '/y': {},
    };
    expect(membersOf(graph)).toEqual([['a'], ['b'], ['c'], ['x', 'y']]);
  });

  test('count what joining would make a page load besides', () => {
    const graph: Graph = {
      '/start': pages('a', 'b', 'c'),
      '/a': { imports: ['/x', '/y'], bytes: big },
      '/b': { imports: ['/x', '/y'], bytes: big },
      '/c': { imports: ['/x'], bytes: big },
      '/x': {},
      '/y': { imports: ['/heavy'] },
      '/heavy': { bytes: big },
    };
    expect(membersOf(graph)).toEqual([['a'], ['b'], ['c'], ['heavy', 'y'], ['x']]);
  });

  test('hold what a page and its later part need with the page', () => {
    const graph: Graph = {
      '/start': pages('a'),
      '/a': { imports: ['/x'], later: ['/part'] },
      '/part': { imports: ['/x'], bytes: big },
      '/x': { bytes: big },
    };
    expect(membersOf(graph)).toEqual([['a', 'x'], ['part']]);
  });

  test('never import each other in a circle', () => {
    let state = 1;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    for (let round = 0; round < 150; round++) {
      const names = Array.from({ length: 8 + random(20) }, (_, index) => `/m${index}`);
      const entries = names.filter((_, index) => index < 6);
      const graph: Graph = { '/start': { later: entries } };
      for (const [index, name] of names.entries())
        graph[name] = {
          bytes: random(20_000),
          imports: names.slice(index + 1).filter(() => random(4) === 0),
        };
      const chunks = chunksOf(graph);
      const importsOf = (chunk: string) =>
        new Set(
          names
            .filter(name => chunks.get(name) === chunk)
            .flatMap(name => graph[name]?.imports ?? [])
            .flatMap(name => chunks.get(name) ?? [])
            .filter(other => other !== chunk),
        );
      const leadsTo = (chunk: string, target: string, seen: Set<string>): boolean =>
        [...importsOf(chunk)].some(other => {
          if (other === target) return true;
          if (seen.has(other)) return false;
          seen.add(other);
          return leadsTo(other, target, seen);
        });
      for (const chunk of new Set(chunks.values())) expect(leadsTo(chunk, chunk, new Set())).toBe(false);
    }
  });

  test('are named by their modules, wherever the project is', () => {
    const graphAt = (root: string) =>
      chunkNames(
        new Map<string, Module>([
          [`${root}/start.ts`, { isEntry: true, code: '', importedIds: [], dynamicImporters: [] }],
          [
            `${root}/a.ts`,
            { isEntry: false, code: '', importedIds: [], dynamicImporters: [`${root}/start.ts`] },
          ],
        ]),
        root,
      ).get(`${root}/a.ts`);
    expect(graphAt('/one')).toMatch(/^a-[0-9a-f]{6}$/);
    expect(graphAt('/two/deep')).toBe(graphAt('/one'));
  });
});
