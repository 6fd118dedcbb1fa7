import { isDeepStrictEqual } from 'node:util';
import { authors, toAuthorSummary } from '#functions/authors/author.store.ts';
import { aside, deliverOrWithhold } from '#functions/contacts/withheld.ts';
import { callers } from '#functions/platform/caller.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { languageOfTexts } from '#functions/platform/middleware/request.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { canView } from '#functions/projects/canView.ts';
import { members } from '#functions/projects/member.store.ts';
import { teamsInTheWay } from '#functions/projects/memberships.ts';
import { openRequests } from '#functions/projects/openRequest.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospectSteps, prospects } from '#functions/projects/prospect.store.ts';
import { translationSeenIn } from '#functions/projects/seenAs.ts';
import { projectTranslations } from '#functions/projects/translation.store.ts';
import { obstacleTo } from '#shared/applying.ts';
import { requests } from '#shared/contracts/requests.ts';
import { ContributionRequestId } from '#shared/ids.ts';
import { reputation, request as settings } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import { roleTextsIn } from '#shared/translation/roleTexts.ts';
import { deliverySteps } from './deliverWithheldRequests.ts';
import { requestSteps, toRequest } from './request.store.ts';

/** Those that are withdrawn again included: the owner is notified of each. */
const attempts = limit('sendRequest', 100, 'day');

/**
 * Applies for a role, with a note or the answer to its starter task, and notifies the owner. Limited to one pending
 * request per role and user. An owner who has blocked the caller receives nothing, and the caller notices no difference.
 */
export const sendRequest = operation(requests.sendRequest, {
  load: ({ ProjectID, body, callerId }) => ({
    project: projects.key(ProjectID),
    translations: projectTranslations.key(ProjectID),
    prospect: prospects.key(ProjectID, body.typeId),
    member: members.key(ProjectID, callerId),
    user: authors.key(callerId),
    withheld: aside(openRequests.key(ProjectID, body.typeId, callerId)),
  }),
  maxAttempts: 3, // the owner may unblock the caller at the same time
  async run(
    {
      ProjectID,
      body: { typeId, note, starterTask, answer, answerLink },
      caller,
      request: facts,
      loaded: { project, translations, prospect, member, user, withheld },
    },
    deps,
  ) {
    const { table, now, newId } = deps;
    if (!project || !user || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    const you = { owner: project.OwnerUserID === caller.UserID, member: member !== undefined };
    if (!prospect) return refuse(you.owner ? 'OWN_PROJECT' : 'PROSPECT_NOT_FOUND');
    const role = { ...prospect, taken: prospect.PersonFoundID !== undefined };
    const obstacle = obstacleTo({ project, role, you }, Date.parse(now()));
    if (obstacle) return refuse(obstacle);
    // The task that the applicant has seen is stored with the answer, so that later changes do not touch it.
    const isAnswered = starterTask !== undefined && answer !== undefined;
    if (isAnswered !== (prospect.starterTask !== undefined)) return refuse('STARTER_TASK_CHANGED');
    if (isAnswered && !isDeepStrictEqual(starterTask, prospect.starterTask))
      return refuse('STARTER_TASK_CHANGED');
    if ((await teamsInTheWay(table, caller)).length > 0)
      return refuse('INSUFFICIENT_POINTS', { points: reputation.workOnSeveral });
    const tooMany = await enforceLimit(deps, attempts, caller.UserID);
    if (tooMany) return tooMany;
    if (withheld) return refuse('ALREADY_APPLIED');

    const createdAt = now();
    const seen = translationSeenIn(facts.language, project, translations);
    const seenRole = seen && roleTextsIn(seen.pieces, prospect).PersonType;
    const application = {
      contributionRequestId: ContributionRequestId.parse(newId()),
      contributorId: caller.UserID,
      ProjectID,
      ProspectID: typeId,
      OwnerUserID: project.OwnerUserID,
      projectShortName: project.shortName,
      role: prospect.PersonType,
      namedIn: project.language,
      ...(seen && {
        seenAs: {
          language: seen.language,
          shortName: seen.nameOf('shortName'),
          ...(seenRole !== undefined && { role: seenRole }),
        },
      }),
      language: languageOfTexts(facts),
      ...(isAnswered
        ? { starter: { ...starterTask, answer, ...(answerLink && { link: answerLink }) } }
        : note !== undefined && { note }),
      status: 'pending' as const,
      createdAt,
      expiresAt: new Date(Date.parse(createdAt) + settings.expiryDays * day).toISOString(),
      reminders: 0,
    };

    const { OwnerUserID, contributorId } = application;
    const ownerIsActive = Step.check(callers.key(OwnerUserID))
      .when('status', '=', 'active')
      .otherwise('INVALID_PROJECT_STATE');
    const refused = await deliverOrWithhold(
      table,
      { author: contributorId, recipient: OwnerUserID },
      {
        deliver: [ownerIsActive, ...deliverySteps(application, facts.visitSource, deps)],
        withhold: [
          ownerIsActive,
          ...requestSteps.withhold(application, OwnerUserID),
          prospectSteps.isOpen(ProjectID, typeId),
        ],
      },
    );
    return refused ?? toRequest(application, toAuthorSummary(user), { isApplicant: true });
  },
});
