import { drafts } from '#functions/messages/draft.store.ts';
import { messageSteps, messages, messagesIn, type NewMessage } from '#functions/messages/message.store.ts';
import { supportRequestSteps, supportRequests } from '#functions/messages/supportRequest.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Media } from '#functions/platform/media.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { MessageID, ProjectID } from '#shared/ids.ts';
import { baseLanguages } from '#shared/locales.ts';
import { toSubject } from '#shared/messageSubject.ts';
import { links } from '#shared/paths.ts';
import { day, minute } from '#shared/time.ts';
import { conversations, drafts as demoDrafts } from '../correspondence.ts';
import { userIdOf } from '../demoId.ts';
import type { DemoConversation, DemoDraft } from '../demoMessage.ts';
import type { Moments } from '../moments.ts';
import { type DemoNotice, notices } from '../notices.ts';
import { type PersonKey, people } from '../people.ts';
import type { DemoPerson } from '../person.ts';
import { attachFiles } from './attachFiles.ts';

interface WritingContext {
  deps: Deps;
  /** Storage of attachments. */
  media: Pick<Media, 'keepPrivate'>;
  moments: Moments;
}

/** Writes the messages of the demo users to each other, and their drafts. */
export async function writeCorrespondence(context: WritingContext): Promise<void> {
  for (const [place, notice] of notices.entries())
    await writeNotice(MessageID.parse(`demo-notice-${place}`), notice, context);
  await readOldNotices(context);
  for (const [place, conversation] of conversations.entries())
    await writeConversation(`demo-message-${place}`, conversation, context);
  for (const [place, draft] of demoDrafts.entries())
    await writeDraft(MessageID.parse(`demo-draft-${place}`), draft, context);
}

async function writeNotice(
  id: MessageID,
  { from, to, ago, kind, subject, notice, project }: DemoNotice,
  { deps: { table }, moments }: WritingContext,
): Promise<void> {
  const about = ProjectID.parse(project);
  const message: NewMessage = {
    id,
    senderId: userIdOf(from),
    recipientId: userIdOf(to),
    subject: toSubject(kind, subject),
    body: '',
    notice: {
      ...notice,
      link:
        kind === 'task'
          ? links['project-tasks']({ query: { project: about } })
          : links.project({ ProjectID: about }),
      ProjectID: about,
    },
    sentAt: moments.ago(ago, id),
  };
  await written(table.transact(messageSteps.createBody(message), ...messageSteps.deliver(message)));
}

/** Age from which notices count as read. */
const readAfter = 6 * day;

async function readOldNotices({ deps: { table }, moments }: WritingContext): Promise<void> {
  const now = Date.parse(moments.ago(0, 'now'));
  const everyone = Object.keys(people) as PersonKey[]; // the keys of a constant object
  for (const person of everyone)
    for await (const copy of table.each(messages, messagesIn(userIdOf(person), 'inbox')))
      if (!copy.read && copy.notice && now - Date.parse(copy.sentAt) > readAfter)
        await written(table.transact(...messageSteps.read([copy])));
}

async function writeConversation(
  name: string,
  { between: [one, other], subject, messages: all }: DemoConversation,
  { deps, media, moments }: WritingContext,
): Promise<void> {
  const { table } = deps;
  let previous: MessageID | undefined;
  for (const [place, { from, ago, body, language, files = [], isUnread, isTrashed }] of all.entries()) {
    const id = MessageID.parse(`${name}-${place}`);
    const owner = userIdOf(from);
    const sentAt = moments.ago(ago, id);
    const attachments = await attachFiles({ deps, media }, files, { message: id, owner, at: sentAt });
    const message: NewMessage = {
      id,
      senderId: owner,
      recipientId: userIdOf(from === one ? other : one),
      subject: toSubject('unknown', place === 0 ? subject : `Re: ${subject}`),
      body,
      language: language ?? baseLanguages[people[from].language],
      ...(attachments.length > 0 && { attachments }),
      ...(previous && { replyTo: previous }),
      threadId: MessageID.parse(`${name}-0`),
      sentAt,
    };
    const answered =
      previous && from === 'support' ? await table.get(supportRequests.key(previous)) : undefined;
    await written(
      table.transact(
        messageSteps.createBody(message),
        ...messageSteps.keep(message),
        supportRequestSteps.wait(message, people[from].plan),
        answered &&
          supportRequestSteps.end(answered, { at: message.sentAt, by: userIdOf('edith'), answerId: id }),
        ...messageSteps.deliver(message),
      ),
    );
    const received = await table.get(messages.key(message.recipientId, id));
    if (received && !isUnread) {
      const reader: DemoPerson = people[from === one ? other : one];
      const readAt = reader.showsReading ? soonAfter(sentAt) : undefined;
      await written(table.transact(...messageSteps.read([received], readAt)));
    }
    const read = received && { ...received, read: !isUnread };
    if (read && isTrashed) await written(table.transact(...messageSteps.trash([read], message.sentAt)));
    previous = id;
  }
}

/** Time at which a message was read: forty minutes after it was sent. */
const soonAfter = (at: string): string => new Date(Date.parse(at) + 40 * minute).toISOString();

async function writeDraft(
  id: MessageID,
  { from, to, ago, subject, body }: DemoDraft,
  { deps: { table }, moments }: WritingContext,
): Promise<void> {
  const ownerId = userIdOf(from);
  const draft = {
    id,
    ownerId,
    version: 1,
    ...(to && { recipientId: userIdOf(to) }),
    subject,
    body,
    updatedAt: moments.ago(ago, id),
  };
  await written(table.write(Step.put(drafts.key(ownerId, id), draft)));
}

/** Waits for a write. Throws if it was refused. */
export async function written(outcome: Promise<unknown>): Promise<void> {
  if (isRefusal(await outcome)) throw new Error('Demo message not written');
}
