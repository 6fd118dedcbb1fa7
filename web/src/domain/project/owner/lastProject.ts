import { storeItem } from '#web/api/deviceStorage.ts';

/** The project that the owner last selected on this device. */
const KEY = 'cairn.project';

export function readLastProject(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Without storage, only the URL selects a project. */
export const rememberLastProject = (ProjectID: string): void => void storeItem('local', KEY, ProjectID);
