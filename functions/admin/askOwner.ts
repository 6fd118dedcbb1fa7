import { audit } from '#functions/audit/audit.store.ts';
import { messageEvents } from '#functions/messages/message.events.ts';
import { messageSteps, type NewMessage } from '#functions/messages/message.store.ts';
import { displayNameOf } from '#functions/notifications/displayNameOf.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { projectSteps } from '#functions/projects/project.store.ts';
import { withQuestion } from '#functions/projects/reviewQuestions.ts';
import { toProject } from '#functions/projects/toProject.ts';
import { projectPlan, viewProject } from '#functions/projects/viewProject.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';
import { MessageID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { toSubject } from '#shared/messageSubject.ts';
import { links } from '#shared/paths.ts';

/**
 * Asks the owner of a project that waits for its review. The question is a message from the administrator, who gets the
 * answer; all administrators and the owner see with the project that it has been asked, and when it was answered.
 */
export const askOwner = operation(contracts.askOwner, {
  load: async ({ ProjectID, callerId }, { table }) => ({
    items: await projectPlan(table, ProjectID, callerId),
  }),
  async run({ ProjectID, body: { question }, caller, loaded: { items } }, { table, now, newId }) {
    const found = await viewProject(table, items, caller);
    if (!found) return refuse('PROJECT_NOT_FOUND');
    const { project } = found.items;
    const { OwnerUserID: recipientId, name, shortName } = project;
    if (!isActionAllowed(projectActions.approve, project.status)) return refuse('INVALID_PROJECT_STATE');
    const { UserID: senderId } = caller;
    if (senderId === recipientId) return refuse('MESSAGE_SELF');

    const sentAt = now();
    const id = MessageID.parse(newId());
    const asked = { text: question, askedAt: sentAt, messageId: id };
    const questions = withQuestion(project, asked);
    const message: NewMessage = {
      id,
      senderId,
      recipientId,
      subject: toSubject('unknown', name),
      body: question,
      notice: {
        kind: 'reviewQuestion',
        values: { project: shortName, person: displayNameOf(caller) },
        link: links.project({ ProjectID }),
        ProjectID,
      },
      sentAt,
    };
    const refused = await table.transact(
      projectSteps.ask(project, questions),
      messageSteps.createBody(message),
      ...messageSteps.keep(message),
      ...messageSteps.deliver(message),
      outbox.publish({ now, newId }, messageEvents.messageSent, { id, senderId, recipientId }),
      ...audit.record({ now, newId }, caller, {
        action: 'askOwner',
        target: { kind: 'project', id: ProjectID, label: name },
        reason: question,
      }),
    );
    if (refused) return refused;

    return toProject({ ...found.items, project: { ...project, ...questions } }, found.you);
  },
});
