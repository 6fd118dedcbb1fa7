import { authors } from '#functions/authors/author.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { loadPlan } from '#functions/platform/load.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { fingerprintOf, refuseOtherContent } from '#functions/platform/sameContent.ts';
import { Step } from '#functions/platform/table/step.ts';
import { picturesOf, uploadsOfChoices } from '#functions/uploads/picturesOf.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { giveVideo, videoUploadKey } from '#functions/uploads/video.store.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { dayIn, zoneOf } from '#shared/days.ts';
import type { Picture } from '#shared/entities/picture.ts';
import type { Proposal } from '#shared/entities/project.ts';
import type { ProjectImage } from '#shared/entities/projectImage.ts';
import type { ProspectDraft } from '#shared/entities/prospect.ts';
import { ProjectID } from '#shared/ids.ts';
import { divideChange } from '#shared/optionalFields.ts';
import { plans } from '#shared/plans.ts';
import { projectsAtOnce } from '#shared/privileges.ts';
import { countries } from '#shared/settings.ts';
import { proposalDraftWith, submitProposalDraft } from './drafts/proposalDraft.store.ts';
import { imageOf } from './image.ts';
import { projectEvents } from './project.events.ts';
import { type ProjectRecord, projects } from './project.store.ts';
import { projectCount } from './projectCount.store.ts';
import { newProspect, prospectCount, prospectSteps } from './prospect.store.ts';
import { refuseOwnLanguage } from './refuseOwnLanguage.ts';
import { stats } from './stats.store.ts';
import { submissions } from './submission.store.ts';
import { toProject } from './toProject.ts';
import { validateApplyBy } from './validateApplyBy.ts';
import { validateEndDate } from './validateEndDate.ts';
import { projectPlan, viewProject } from './viewProject.ts';

/** Those that are deleted again included; the largest plan has 50 projects at the same time. */
const attempts = limit('submitProject', 60, 'day');

/**
 * Submits a proposal and its roles for review in one transaction, once per submission key and within the limit of the
 * owner's plan, and deletes the draft that it was. A repeated submission returns the project of the first one.
 */
export const submitProject = operation(contracts.submitProject, {
  load: ({ body: { submissionKey, proposal }, callerId }) => ({
    sent: submissions.key(callerId, submissionKey),
    draft: proposalDraftWith(callerId, submissionKey),
    counted: projectCount.key(callerId),
    owner: authors.key(callerId),
    upload: proposal.image.kind === 'upload' ? uploads.key(proposal.image.UploadID) : undefined,
    video: videoUploadKey(proposal.videoUrl),
    pictures: uploadsOfChoices(proposal.gallery),
  }),
  maxAttempts: 3,
  async run({ body, caller, loaded: { sent, draft, counted, owner, upload, video, pictures } }, deps) {
    const { table, now, newId } = deps;
    const { proposal, prospects: drafts = [], submissionKey } = body;
    const { UserID } = caller;
    const { image: choice } = proposal;
    const plan = sent && (await projectPlan(table, sent.ProjectID, UserID));
    const before = plan && (await viewProject(table, await loadPlan(table, plan.parts), caller));
    if (sent && before)
      return (
        refuseOtherContent(sent, body, { ProjectID: sent.ProjectID }) ?? toProject(before.items, before.you)
      );

    const timeZone = zoneOf({ timeZone: caller.timeZone, country: proposal.country });
    const wrongDate = wrongFieldIn(body, dayIn(timeZone, now()));
    if (wrongDate) return wrongDate;
    if (choice.kind === 'keep') return refuse('IMAGE_REQUIRED');
    if (drafts.length > plans[caller.planTypeId].prospectsPerProject) return refuse('PROSPECT_LIMIT_REACHED');
    const id = ProjectID.parse(newId());
    const chosen = imageOf(choice, upload, { by: UserID, ProjectID: id });
    if (isRefusal(chosen)) return chosen;
    const shown = giveVideo(video, { videoUrl: proposal.videoUrl, ProjectID: id, by: UserID });
    if (isRefusal(shown)) return shown;
    const gallery = picturesOf(proposal.gallery ?? [], pictures, { by: UserID, ProjectID: id });
    if (isRefusal(gallery)) return gallery;
    const tooMany = await enforceLimit(deps, attempts, UserID);
    if (tooMany) return tooMany;

    const content = fingerprintOf(body);
    const shownPictures = { image: chosen.image, gallery: gallery.pictures };
    const project = recordOf(proposal, shownPictures, { id, caller, timeZone, at: now() });
    const roles = drafts.map(draft => newProspect(draft, { ProjectID: id, place: project, now, newId }));
    const counts = { rolesOpen: roles.length };
    // The submission comes first, so that a simultaneous duplicate is refused for its key and not for the limit of the
    // plan.
    const refused = await table.transact(
      sent
        ? Step.put(submissions.key(UserID, submissionKey), { ProjectID: id, content }).when(
            'ProjectID',
            '=',
            sent.ProjectID,
          )
        : Step.create(submissions.key(UserID, submissionKey), { ProjectID: id, content }),
      projectCount.increment(UserID, counted, projectsAtOnce(caller)),
      Step.create(projects.key(id), project),
      ...stats.create(project, counts),
      prospectCount.begin(id, roles.length),
      ...roles.map(prospectSteps.add),
      chosen.step,
      shown,
      ...gallery.steps,
      ...submitProposalDraft(UserID, submissionKey, draft),
      outbox.publish({ now, newId }, projectEvents.projectSubmitted, { ProjectID: id, OwnerUserID: UserID }),
    );
    if (refused) return refused;

    const you = {
      owner: true,
      member: false,
      liked: false,
      following: false,
      canAdminister: caller.isAdmin,
      beyondPlan: false,
    };
    return toProject({ project, stats: stats.initial(project, counts), owner }, you);
  },
});

/** The first date of a submission that is out of bounds today, a day of the project, or role that translates it into its own language. */
function wrongFieldIn(
  { proposal, prospects = [] }: { proposal: Proposal; prospects?: readonly ProspectDraft[] | undefined },
  today: string,
) {
  const wrongEnd = validateEndDate(proposal.endDate, today, 'proposal.endDate');
  if (wrongEnd) return wrongEnd;
  for (const [place, { applyBy, translates }] of prospects.entries()) {
    const wrong =
      validateApplyBy(applyBy, today, `prospects.${place}.applyBy`) ??
      refuseOwnLanguage(translates, proposal, `prospects.${place}.translates`);
    if (wrong) return wrong;
  }
  return undefined;
}

function recordOf(
  proposal: Proposal,
  { image, gallery }: { image: ProjectImage; gallery: Picture[] },
  { id, caller, timeZone, at }: { id: ProjectID; caller: Caller; timeZone: string; at: string },
): ProjectRecord {
  const { gallery: _, ...given } = proposal;
  return {
    ...divideChange(given).set,
    ProjectID: id,
    OwnerUserID: caller.UserID,
    currency: countries[proposal.country].currency,
    timeZone,
    image,
    ...(gallery.length > 0 && { gallery }),
    status: 'submitted',
    submittedAt: at,
    updatedAt: at,
    planAtSubmission: caller.planTypeId,
    toHire: false,
    version: 1,
  };
}
