/** A run of words that two versions of a text share, or that only one of them has; or lines that are left out because both share them. */
export type Run =
  | { kind: 'same' | 'removed' | 'added'; text: string }
  | { kind: 'skipped'; paragraphs: number };

type Change<T> = { kind: 'same' | 'removed' | 'added'; item: T };

/**
 * Compares two versions of a text, in a language: lines first, then the words of those that differ. With `skip`, lines
 * that both share are left out. Where hardly a word of a passage stays, it is shown as replaced, which reads better than
 * scattered words.
 */
export function compareTexts(
  before: string,
  after: string,
  { lang, skip = false }: { lang: string; skip?: boolean },
): Run[] {
  const runs: Run[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  const flush = () => {
    if (removed.length + added.length > 0) runs.push(...compareWords(removed.join(''), added.join(''), lang));
    [removed, added] = [[], []];
  };
  for (const { kind, item } of differences(linesOf(before), linesOf(after))) {
    if (kind === 'removed') removed.push(item);
    else if (kind === 'added') added.push(item);
    else {
      flush();
      runs.push(skip ? { kind: 'skipped', paragraphs: item.trim() ? 1 : 0 } : { kind: 'same', text: item });
    }
  }
  flush();
  return joined(runs);
}

/** Share of the words that must stay for a passage to be compared word by word. */
const COMPARABLE = 0.25;

function compareWords(before: string, after: string, lang: string): Run[] {
  if (before.endsWith('\n') && after.endsWith('\n'))
    return [...compareWords(before.slice(0, -1), after.slice(0, -1), lang), { kind: 'same', text: '\n' }];
  const [old, now] = [wordsOf(before, lang), wordsOf(after, lang)];
  const found = differences(old, now);
  const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
  const words = (some: readonly string[]) => some.filter(isWord).length;
  const kept = words(found.filter(({ kind }) => kind === 'same').map(({ item }) => item));
  if (kept < COMPARABLE * Math.min(words(old), words(now))) return replaced(before, after);

  const runs: Run[] = [];
  let [removed, added] = ['', ''];
  let between = ''; // shared text between two changes; without a word, it joins them
  const flush = () => {
    runs.push(...replaced(removed, added), ...(between ? [{ kind: 'same' as const, text: between }] : []));
    [removed, added, between] = ['', '', ''];
  };
  for (const { kind, item } of found) {
    if (kind === 'same') {
      between += item;
      if (isWord(item)) flush();
      continue;
    }
    if (between) {
      if (removed && added) [removed, added, between] = [removed + between, added + between, ''];
      else flush();
    }
    if (kind === 'removed') removed += item;
    else added += item;
  }
  flush();
  return runs;
}

const replaced = (removed: string, added: string): Run[] => [
  ...(removed ? [{ kind: 'removed' as const, text: removed }] : []),
  ...(added ? [{ kind: 'added' as const, text: added }] : []),
];

/** Neighbouring runs of a kind as one. */
function joined(runs: readonly Run[]): Run[] {
  return runs.reduce<Run[]>((all, run) => {
    const last = all.at(-1);
    if (run.kind === 'skipped' && last?.kind === 'skipped') last.paragraphs += run.paragraphs;
    else if (run.kind !== 'skipped' && last?.kind === run.kind) last.text += run.text;
    else all.push({ ...run });
    return all;
  }, []);
}

/** Lines with their ends; the last one gets an end, so that a line that follows it is all that differs. */
const linesOf = (text: string): string[] => (text ? (`${text}\n`.match(/[^\n]*\n/g) ?? []) : []);

/** Words, and the characters between them. */
const wordsOf = (text: string, lang: string): string[] =>
  Array.from(new Intl.Segmenter(lang, { granularity: 'word' }).segment(text), ({ segment }) => segment);

/** Changes after which two lists are taken to have nothing in common: finding them costs their square. */
const MAX_CHANGES = 1_200;

/** The shortest way from one list to another (Myers, “An O(ND) Difference Algorithm”, 1986), removals before additions. */
export function differences<T>(before: readonly T[], after: readonly T[]): Change<T>[] {
  const all = (kind: Change<T>['kind'], items: readonly T[]) => items.map(item => ({ kind, item }));
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  const [old, now] = [before.slice(start), after.slice(start)];
  const trace = traceOf(old, now);
  if (!trace) return [...all('same', before.slice(0, start)), ...all('removed', old), ...all('added', now)];
  return [...all('same', before.slice(0, start)), ...wayBack(trace, old, now)];
}

/** For each number of changes, how far each diagonal comes with fewer; undefined for too many. */
function traceOf<T>(old: readonly T[], now: readonly T[]): Map<number, number>[] | undefined {
  let reach = new Map([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let changes = 0; changes <= MAX_CHANGES; changes++) {
    trace.push(reach);
    const next = new Map<number, number>();
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let x = isAddition(reach, diagonal, changes)
        ? (reach.get(diagonal + 1) ?? 0)
        : (reach.get(diagonal - 1) ?? 0) + 1;
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x++;
      next.set(diagonal, x);
      if (x >= old.length && x - diagonal >= now.length) return trace;
    }
    reach = next;
  }
  return undefined;
}

const isAddition = (reach: ReadonlyMap<number, number>, diagonal: number, changes: number): boolean =>
  diagonal === -changes ||
  (diagonal !== changes && (reach.get(diagonal - 1) ?? -1) < (reach.get(diagonal + 1) ?? -1));

/** Follows the trace from the end of both lists to their beginning. */
function wayBack<T>(
  trace: readonly Map<number, number>[],
  old: readonly T[],
  now: readonly T[],
): Change<T>[] {
  const way: Change<T>[] = [];
  const add = (kind: Change<T>['kind'], from: readonly T[], place: number) => {
    if (place >= 0 && place < from.length) way.push({ kind, item: from[place] as T }); // within the list
  };
  let [x, y] = [old.length, now.length];
  for (let changes = trace.length - 1; changes >= 0; changes--) {
    const reach = trace[changes] ?? new Map<number, number>();
    const diagonal = x - y;
    const isAdded = isAddition(reach, diagonal, changes);
    const from = isAdded ? diagonal + 1 : diagonal - 1;
    const fromX = reach.get(from) ?? 0;
    const fromY = fromX - from;
    while (x > fromX && y > fromY) {
      x--;
      y--;
      add('same', old, x);
    }
    if (changes > 0) add(isAdded ? 'added' : 'removed', isAdded ? now : old, isAdded ? fromY : fromX);
    [x, y] = [fromX, fromY];
  }
  return way.toReversed();
}
