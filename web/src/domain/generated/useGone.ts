import { useState } from 'react';
import { readJson, storeJson } from '#web/api/storage.ts';

const KEY = 'cairn.suggestions.gone';
/** Suggestions expire after 30 days, so that older ids are of no use. */
const REMEMBERED = 300;

function readGone(): string[] {
  const stored = readJson('local', KEY);
  return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : [];
}

/** Ids of the suggestions that were accepted or discarded in this browser. */
export function useGone() {
  const [gone, setGone] = useState<readonly string[]>(readGone);
  return {
    isGone: (id: string) => gone.includes(id),
    add(id: string) {
      const all = [...readGone(), id].slice(-REMEMBERED);
      storeJson('local', KEY, all);
      setGone(all);
    },
  };
}
