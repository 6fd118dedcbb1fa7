/** The project that was last worked on, on this device. */
const KEY = 'cairn.project';

export function readChosen(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberChosen(ProjectID: string): void {
  try {
    localStorage.setItem(KEY, ProjectID);
  } catch {
    // the address alone says which it is
  }
}
