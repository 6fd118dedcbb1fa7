import { useState } from 'react';
import { readJson, storeJson } from '#web/api/storage.ts';

const KEY = 'cairn.suggestions.gone';
/** Suggestions expire after 30 days, so that older ids are of no use. */
const REMEMBERED = 300;

function readGone(): string[] {
  const stored = readJson('local', KEY);
  return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : [];
}

/** Ids of the suggestions that were accepted or discarded in this browser. Each person and project has suggestions with ids of its own. */
export function useGone() {
  const [gone, setGone] = useState<readonly string[]>(readGone);

  function keep(all: readonly string[]) {
    storeJson('local', KEY, all);
    setGone(all);
  }

  return {
    isGone: (id: string) => gone.includes(id),
    add: (ids: readonly string[]) => keep([...readGone(), ...ids].slice(-REMEMBERED)),
    restore: (ids: readonly string[]) => keep(readGone().filter(id => !ids.includes(id))),
  };
}
