import type { Row } from './row.ts';

const details = (ProjectID: string) => ({ body: { kind: 'project', ProjectID, into: 'fr' } });

/** Translations by machine. */
export const translationRows = {
  translateText: {
    own: [({ ProjectID }, role) => (role === 'owner' ? details(ProjectID) : undefined), 200],
    others: [({ ProjectID }, role) => (role === 'owner' ? undefined : details(ProjectID)), 200],
    unknown: [() => details('no-such-project'), 'PROJECT_NOT_FOUND'],
  },
} as const satisfies Record<string, Row>;
