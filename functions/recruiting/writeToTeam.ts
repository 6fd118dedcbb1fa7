import { type Letter, messageSteps } from '#functions/messages/message.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { fingerprintOf, refuseOtherContent } from '#functions/platform/sameContent.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { MessageID } from '#shared/ids.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { toSubject } from '#shared/messageSubject.ts';
import { recruitingEvents } from './recruiting.events.ts';
import { concerns, labelSteps, type recruitLabels } from './recruitLabel.store.ts';
import { rememberTeamSubmission, type teamSubmissions } from './teamSubmission.store.ts';

/**
 * Writes to every member of a team with the label. The sender keeps one copy, addressed to the owner; event handlers
 * deliver a message to each member, once. Cost: 3 DynamoDB requests, whatever the size of the team.
 */
export async function writeToTeam(
  {
    ProjectID,
    body: input,
    caller: { UserID },
    loaded: [project, label, submission],
  }: Input<typeof contracts.writeToTeam, [typeof projects, typeof recruitLabels, typeof teamSubmissions]>,
  deps: Deps,
) {
  const { table, now, newId } = deps;
  const { subject, body, submissionKey } = input;
  const sent = { ProjectID, ...input };
  if (submission) return refuseOtherContent(submission, sent) ?? { recipients: submission.recipients };
  if (!project || !isPublic(project)) return refuse('PROJECT_NOT_FOUND');
  if (label?.status !== 'granted') return refuse('TEAM_NOT_FOR_HIRE');
  if (concerns(label, UserID)) return refuse('MESSAGE_SELF');
  const tooMany = await enforceLimit(deps, 'writeToTeam', UserID);
  if (tooMany) return tooMany;

  const recipients = label.people.map(person => person.UserID);
  const letter: Letter = {
    id: MessageID.parse(newId()),
    senderId: UserID,
    recipientId: project.OwnerUserID,
    subject: toSubject('unknown', subject),
    body,
    sentAt: now(),
  };
  const { id, sentAt } = letter;
  const refused = await table.transact(
    rememberTeamSubmission(UserID, submissionKey, {
      id,
      recipients: recipients.length,
      content: fingerprintOf(sent),
      at: sentAt,
    }),
    labelSteps.isGranted(ProjectID),
    messageSteps.createBody(letter),
    messageSteps.keep(letter),
    outbox.publish(deps, recruitingEvents.teamMessageSent, { ProjectID, id, senderId: UserID, recipients }),
  );
  return refused ?? { recipients: recipients.length };
}
