/** The project that was last worked on, on this device. */
const KEY = 'cairn.project';

export function readLastProject(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberLastProject(ProjectID: string): void {
  try {
    localStorage.setItem(KEY, ProjectID);
  } catch {
    // the address alone says which it is
  }
}
