const keyOf = (ProjectID: string) => `cairn.review.${ProjectID}`;

/** Unsent message to an owner, stored for the session. */
export function readReviewDraft(ProjectID: string): string {
  try {
    return sessionStorage.getItem(keyOf(ProjectID)) ?? '';
  } catch {
    return '';
  }
}

/** An empty text removes the draft. */
export function saveReviewDraft(ProjectID: string, message: string): void {
  try {
    if (message) sessionStorage.setItem(keyOf(ProjectID), message);
    else sessionStorage.removeItem(keyOf(ProjectID));
  } catch {
    // without storage, only the page keeps the draft
  }
}
