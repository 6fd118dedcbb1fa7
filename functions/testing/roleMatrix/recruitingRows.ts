import { call, projectCall, type Row } from './row.ts';

/** The recruit label of a project that is not completed, and teams for hire. */
export const recruitingRows = {
  listTeamsToHire: call(200),
  getRecruitLabel: projectCall({
    own: 200,
    others: { member: 200, administrator: 200, else: 'FORBIDDEN' },
  }),
  requestRecruitLabel: projectCall({
    own: 'INVALID_PROJECT_STATE',
    others: { member: 'INVALID_PROJECT_STATE', else: 'FORBIDDEN' },
  }),
  consentToRecruitLabel: projectCall({
    own: 'RECRUIT_LABEL_NOT_ASKED',
    others: { member: 'RECRUIT_LABEL_NOT_ASKED', else: 'FORBIDDEN' },
  }),
  refuseRecruitLabel: projectCall({
    own: 'RECRUIT_LABEL_NOT_ASKED',
    others: { member: 'RECRUIT_LABEL_NOT_ASKED', else: 'FORBIDDEN' },
  }),
  writeToTeam: projectCall(
    { own: 'TEAM_NOT_FOR_HIRE', others: 'TEAM_NOT_FOR_HIRE' },
    {
      body: {
        subject: 'A contract',
        body: 'Would you build one for us?',
        submissionKey: 'a-submission-key-1',
      },
    },
  ),
} as const satisfies Record<string, Row>;
