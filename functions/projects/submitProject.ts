import { authors } from '#functions/authors/author.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import type { ProjectImage, Proposal } from '#shared/entities/project.ts';
import { ProjectID, UploadID, type UserID } from '#shared/ids.ts';
import { countries } from '#shared/settings.ts';
import { imageOf } from './image.ts';
import { loadProject } from './loadProject.ts';
import { projectEvents } from './project.events.ts';
import { type ProjectRecord, projects } from './project.store.ts';
import { projectCount, projectsAtOnce } from './projectCount.store.ts';
import { stats } from './stats.store.ts';
import { submissions } from './submission.store.ts';
import { toProject } from './toProject.ts';
import { validateEndDate } from './validateEndDate.ts';

interface Submission {
  proposal: Proposal;
  submissionKey: string;
  caller: Caller;
}

/** What is read first. */
export const submitRefs = (
  { submissionKey, proposal: { image } }: Pick<Submission, 'submissionKey' | 'proposal'>,
  by: UserID,
) =>
  [
    submissions.key(by, submissionKey),
    projectCount.key(by),
    authors.key(by),
    uploads.key(image.kind === 'upload' ? image.UploadID : none),
  ] as const;

/** A proposal becomes a project that waits for review: once for its key, and within the plan's number. */
export async function submitProject(deps: Deps, submission: Submission) {
  for (let tried = 0; tried < 3; tried++) {
    const outcome = await tryToSubmit(deps, submission);
    if (!isRefusal(outcome) || outcome.code !== 'CONCURRENT_UPDATE') return outcome;
  }
  return refuse('CONCURRENT_UPDATE');
}

async function tryToSubmit({ table, now, newId }: Deps, { proposal, submissionKey, caller }: Submission) {
  const { UserID } = caller;
  const { image: choice } = proposal;
  const [sent, counted, owner, upload] = await table.batchGet(
    ...submitRefs({ submissionKey, proposal }, UserID),
  );
  const before = sent && (await loadProject(table, sent.ProjectID, caller));
  if (before) return toProject(before.items, before.you);

  const wrongDate = validateEndDate(proposal.endDate, now(), 'proposal.endDate');
  if (wrongDate) return wrongDate;
  if (choice.kind === 'keep') return refuse('IMAGE_REQUIRED');
  const image = imageOf(choice, upload, UserID);
  if (isRefusal(image)) return image;

  const project = recordOf(proposal, image, { id: ProjectID.parse(newId()), caller, at: now() });
  const { ProjectID: id, numberOfContributions } = project;
  // the submission comes first: sent twice at once, the second is told of the first, not of the plan's limit
  const refused = await table.transact(
    sent
      ? Step.put(submissions.key(UserID, submissionKey), { ProjectID: id }).when(
          'ProjectID',
          '=',
          sent.ProjectID,
        )
      : Step.create(submissions.key(UserID, submissionKey), { ProjectID: id }),
    projectCount.increment(UserID, counted, projectsAtOnce(caller)),
    Step.create(projects.key(id), project),
    stats.create(id, numberOfContributions),
    outbox.publish({ now, newId }, projectEvents.projectSubmitted, { ProjectID: id, OwnerUserID: UserID }),
  );
  if (refused) return refused;

  const you = { owner: true, member: false, liked: false, canAdminister: caller.isAdmin };
  return toProject({ project, stats: stats.initial(id, numberOfContributions), owner }, you);
}

/** No upload has this id. */
const none = UploadID.parse('none');

function recordOf(
  proposal: Proposal,
  image: ProjectImage,
  { id, caller, at }: { id: ProjectID; caller: Caller; at: string },
): ProjectRecord {
  const { videoUrl, ...written } = proposal;
  return {
    ...written,
    ProjectID: id,
    OwnerUserID: caller.UserID,
    currency: countries[proposal.country].currency,
    image,
    ...(videoUrl && { videoUrl }),
    status: 'submitted',
    submittedAt: at,
    updatedAt: at,
    planAtSubmission: caller.planTypeId,
    toHire: false,
    version: 1,
  };
}
