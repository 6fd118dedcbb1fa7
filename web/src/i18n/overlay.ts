/** Words of one namespace: text, or more words under a name. */
export interface Words {
  [key: string]: string | Words;
}

/** The base with everything that the overlay says differently. */
export function overlay(base: Words, changes: Words): Words {
  const merged: Words = { ...base };
  for (const [key, change] of Object.entries(changes)) {
    const former = merged[key];
    merged[key] = typeof change === 'object' && typeof former === 'object' ? overlay(former, change) : change;
  }
  return merged;
}
