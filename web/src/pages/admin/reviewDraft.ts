const keyOf = (ProjectID: string) => `cairn.review.${ProjectID}`;

/** What was written to an owner and not sent yet, for this visit. */
export function readReviewDraft(ProjectID: string): string {
  try {
    return sessionStorage.getItem(keyOf(ProjectID)) ?? '';
  } catch {
    return '';
  }
}

/** Empty forgets. */
export function saveReviewDraft(ProjectID: string, message: string): void {
  try {
    if (message) sessionStorage.setItem(keyOf(ProjectID), message);
    else sessionStorage.removeItem(keyOf(ProjectID));
  } catch {
    // the page alone keeps it
  }
}
