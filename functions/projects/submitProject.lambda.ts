import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { videoUploadKey } from '#functions/uploads/video.store.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { projectCount } from './projectCount.store.ts';
import { submissions } from './submission.store.ts';
import { submitProject } from './submitProject.ts';

export const handler = lambda(contracts.submitProject, {
  load: ({ body: { submissionKey, proposal }, callerId }) => [
    submissions.key(callerId, submissionKey),
    projectCount.key(callerId),
    authors.key(callerId),
    proposal.image.kind === 'upload' ? uploads.key(proposal.image.UploadID) : undefined,
    videoUploadKey(proposal.videoUrl),
  ],
  run: submitProject,
  maxAttempts: 3,
});
