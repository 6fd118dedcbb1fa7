/** Translations of a namespace: texts, or nested translations. */
export interface Words {
  [key: string]: string | Words;
}

/** Merges `changes` into a copy of `base`; nested translations are merged key by key. */
export function overlay(base: Words, changes: Words): Words {
  const merged: Words = { ...base };
  for (const [key, change] of Object.entries(changes)) {
    const previous = merged[key];
    merged[key] =
      typeof change === 'object' && typeof previous === 'object' ? overlay(previous, change) : change;
  }
  return merged;
}
