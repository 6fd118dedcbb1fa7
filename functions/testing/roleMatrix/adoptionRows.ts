import { call, projectCall, type Row } from './row.ts';

const note = 'I would like to bring it to its end.';
const unknown = 'PROJECT_NOT_FOUND';

/** Adoption of a project that is not offered. */
export const adoptionRows = {
  getAdoption: projectCall({ own: 'ADOPTION_NOT_FOUND', others: 'ADOPTION_NOT_FOUND' }),
  offerAdoption: projectCall({ own: 'INVALID_PROJECT_STATE', others: 'FORBIDDEN' }, { body: { note } }),
  withdrawAdoption: projectCall({ own: 'ADOPTION_NOT_FOUND', others: 'FORBIDDEN' }),
  applyForAdoption: projectCall(
    { own: 'ADOPTION_NOT_FOUND', others: 'ADOPTION_NOT_FOUND' },
    { body: { note } },
  ),
  withdrawCandidacy: projectCall({ own: 'ADOPTION_NOT_FOUND', others: 'ADOPTION_NOT_FOUND' }),
  listAdoptionCandidates: projectCall({
    own: 'ADOPTION_NOT_FOUND',
    others: { administrator: 'ADOPTION_NOT_FOUND', else: 'FORBIDDEN' },
  }),
  chooseAdopter: projectCall({ own: 'ADOPTION_NOT_FOUND', others: 'FORBIDDEN' }, ({ ids }) => ({
    body: { UserID: ids.member },
  })),
  listProjectsToAdopt: call(200),
  listPendingAdoptions: call(200),
  confirmAdoption: {
    others: [({ ProjectID, ids }) => ({ ProjectID, body: { UserID: ids.member } }), 'ADOPTION_NOT_FOUND'],
    unknown: [({ ids }) => ({ ProjectID: 'no-such-project', body: { UserID: ids.member } }), unknown],
  },
  denyAdoption: {
    others: [
      ({ ProjectID, ids }) => ({ ProjectID, body: { UserID: ids.member, reason: note } }),
      'ADOPTION_NOT_FOUND',
    ],
    unknown: [
      ({ ids }) => ({ ProjectID: 'no-such-project', body: { UserID: ids.member, reason: note } }),
      unknown,
    ],
  },
} as const satisfies Record<string, Row>;
