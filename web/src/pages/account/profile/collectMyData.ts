import { call } from '#web/api/client.ts';

/** Stored data about the caller, by section. */
export interface MyData {
  exportedAt: string;
  sections: Record<string, object[]>;
}

/** Fetches all pages of the caller's data. `onProgress` is called with the number of records so far. */
export async function collectMyData(
  signal: AbortSignal,
  onProgress: (records: number) => void,
): Promise<MyData> {
  const exportedAt = new Date().toISOString();
  const sections: Record<string, object[]> = {};
  let count = 0;
  let cursor: string | undefined;
  do {
    const page = await call('exportMyData', { query: { cursor } }, signal);
    signal.throwIfAborted();
    for (const { section, data } of page.records) (sections[section] ??= []).push(data);
    count += page.records.length;
    onProgress(count);
    ({ cursor } = page);
  } while (cursor !== undefined);
  return { exportedAt, sections };
}

/** Name of the file on a day of the caller: `cairn-data-2026-11-25.json`. */
export const fileNameOf = (today: string): string => `cairn-data-${today}.json`;
