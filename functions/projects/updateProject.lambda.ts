import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { videoUploadKey } from '#functions/uploads/video.store.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { reviewedTexts } from './edit.store.ts';
import { projectCount } from './projectCount.store.ts';
import { updateProject } from './updateProject.ts';
import { projectPlan } from './viewProject.ts';

export const handler = lambda(contracts.updateProject, {
  load: async ({ ProjectID, body: { change, resubmit }, callerId }, { table }) => [
    await projectPlan(table, ProjectID, callerId),
    change.image?.kind === 'upload' ? uploads.key(change.image.UploadID) : undefined,
    resubmit ? projectCount.key(callerId) : undefined,
    reviewedTexts.key(ProjectID),
    videoUploadKey(change.videoUrl),
  ],
  limit: perPerson('updateProject'),
  run: updateProject,
});
