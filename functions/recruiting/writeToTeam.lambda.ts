import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#functions/projects/project.store.ts';
import { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { recruitLabels } from './recruitLabel.store.ts';
import { teamSubmissions } from './teamSubmission.store.ts';
import { writeToTeam } from './writeToTeam.ts';

export const handler = lambda(contracts.writeToTeam, {
  load: ({ ProjectID, callerId, body: { submissionKey } }) => [
    projects.key(ProjectID),
    recruitLabels.key(ProjectID),
    teamSubmissions.key(callerId, submissionKey),
  ],
  run: writeToTeam,
  maxAttempts: 3, // the same submission may arrive twice at the same time
});
