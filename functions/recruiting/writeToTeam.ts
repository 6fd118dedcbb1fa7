import { messageSteps, type NewMessage } from '#functions/messages/message.store.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { fingerprintOf, refuseOtherContent } from '#functions/platform/sameContent.ts';
import { projects } from '#functions/projects/project.store.ts';
import { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { MessageID } from '#shared/ids.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { toSubject } from '#shared/messageSubject.ts';
import { recruitingEvents } from './recruiting.events.ts';
import { concerns, labelSteps, recruitLabels } from './recruitLabel.store.ts';
import { rememberTeamSubmission, teamSubmissions } from './teamSubmission.store.ts';

const attempts = limit('writeToTeam', 10, 'day');

/**
 * Writes to every member of a team with the label. The sender keeps one copy, addressed to the owner; event handlers
 * deliver a message to each member, once. Cost: 3 DynamoDB requests, whatever the size of the team.
 */
export const writeToTeam = operation(contracts.writeToTeam, {
  load: ({ ProjectID, callerId, body: { submissionKey } }) => ({
    project: projects.key(ProjectID),
    label: recruitLabels.key(ProjectID),
    submission: teamSubmissions.key(callerId, submissionKey),
  }),
  maxAttempts: 3, // the same submission may arrive twice at the same time
  async run({ ProjectID, body: input, caller: { UserID }, loaded: { project, label, submission } }, deps) {
    const { table, now, newId } = deps;
    const { subject, body, submissionKey } = input;
    const sent = { ProjectID, ...input };
    if (submission) return refuseOtherContent(submission, sent) ?? { recipients: submission.recipients };
    if (!project || !isPublic(project)) return refuse('PROJECT_NOT_FOUND');
    if (label?.status !== 'granted') return refuse('TEAM_NOT_FOR_HIRE');
    if (concerns(label, UserID)) return refuse('MESSAGE_SELF');
    const tooMany = await enforceLimit(deps, attempts, UserID);
    if (tooMany) return tooMany;

    const recipients = label.people.map(person => person.UserID);
    const message: NewMessage = {
      id: MessageID.parse(newId()),
      senderId: UserID,
      recipientId: project.OwnerUserID,
      subject: toSubject('unknown', subject),
      body,
      sentAt: now(),
    };
    const { id, sentAt } = message;
    const refused = await table.transact(
      rememberTeamSubmission(UserID, submissionKey, {
        id,
        recipients: recipients.length,
        content: fingerprintOf(sent),
        at: sentAt,
      }),
      labelSteps.isGranted(ProjectID),
      messageSteps.createBody(message),
      ...messageSteps.keep(message),
      outbox.publish(deps, recruitingEvents.teamMessageSent, { ProjectID, id, senderId: UserID, recipients }),
    );
    return refused ?? { recipients: recipients.length };
  },
});
