/** The project that the owner last selected on this device. */
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
    // without storage, only the URL selects a project
  }
}
