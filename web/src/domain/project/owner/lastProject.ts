import { readItem, storeItem } from '#web/api/storage.ts';

/** The project that the owner last selected on this device. */
const KEY = 'cairn.project';

export const readLastProject = (): string | undefined => readItem('local', KEY);

/** Without storage, only the URL selects a project. */
export const rememberLastProject = (ProjectID: string): void => void storeItem('local', KEY, ProjectID);
