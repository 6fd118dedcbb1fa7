/** Queries that a ban, a hold or its end makes stale. */
export const PERSON_CHANGES = ['getPerson', 'findPeople', 'listAuditEntries'] as const;
