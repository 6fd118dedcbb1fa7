import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { commentPlan } from '#functions/comments/commentPlan.ts';
import { toReply } from '#functions/comments/toReply.ts';
import { messageBodies, messages, type StoredMessage } from '#functions/messages/message.store.ts';
import { correspondents } from '#functions/messages/toMessage.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { type Filled, together } from '#functions/platform/load.ts';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { isEntryShownTo } from '#functions/progress/isEntryShownTo.ts';
import { progressEntryPlan } from '#functions/progress/progressEntryPlan.ts';
import { canView } from '#functions/projects/canView.ts';
import { projectEdits, withEdit } from '#functions/projects/edit.store.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { readProspects } from '#functions/projects/prospect.store.ts';
import type { Body } from '#shared/contract.ts';
import type { translation } from '#shared/contracts/translation.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { UserID } from '#shared/ids.ts';
import { entryTexts } from '#shared/translation/entryVersion.ts';
import { piecesOf } from '#shared/translation/pieces.ts';

/** The text that a call names. */
export type NamedText = Body<typeof translation.translateText>;

/** A stored text that is to be translated. */
export interface FoundText {
  /** Undefined if it is not known in which language it is written. */
  from: WrittenLanguage | undefined;
  texts: Record<string, string>;
  /** Names in it, which stay as they are. */
  names: string[];
}

type NotFound = Refusal<
  | 'PROJECT_NOT_FOUND'
  | 'COMMENT_NOT_FOUND'
  | 'PROGRESS_ENTRY_NOT_FOUND'
  | 'AUTHOR_NOT_FOUND'
  | 'MESSAGE_NOT_FOUND'
  | 'FORBIDDEN'
>;

/** Plan of a text with everything that decides who may read it. Cost: at most 1 DynamoDB request. */
export async function textPlan(text: NamedText, callerId: UserID | undefined, table: Table) {
  const project = 'ProjectID' in text ? projects.key(text.ProjectID) : undefined;
  const ofComment =
    text.kind === 'comment' ? await commentPlan({ ...text, callerId, query: text }, { table }) : undefined;
  const ofEntry = text.kind === 'progressEntry' ? await progressEntryPlan(text, { table }) : undefined;
  const copy =
    text.kind === 'message' && callerId ? await table.get(messages.key(callerId, text.id)) : undefined;
  return together({
    comment: ofComment?.comment,
    entry: ofEntry?.entry,
    author: ofComment?.author ?? ofEntry?.author,
    project,
    user: text.kind === 'author' ? authors.key(text.UserID) : undefined,
    copy,
    body: copy && messageBodies.key(copy.id),
    people: copy ? correspondents([copy]) : [],
    edit: text.kind === 'pieces' ? projectEdits.key(text.ProjectID) : undefined,
  });
}

type LoadedText = Filled<Awaited<ReturnType<typeof textPlan>>>;

/** Finds a text for its reader, by the rules by which it is read elsewhere. Cost: 1 DynamoDB request for what belongs to a project. */
export async function findText(
  named: NamedText,
  loaded: LoadedText,
  { caller, table }: { caller: Caller | undefined; table: Table },
): Promise<FoundText | NotFound> {
  if (named.kind === 'author') return profileOf(loaded.user);
  if (named.kind === 'message') return messageOf(loaded);

  const { project, author } = loaded;
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  const owner = await table.get(authors.key(project.OwnerUserID));
  // A ban takes effect here before the stream has noted it on the project.
  if (owner?.status === 'banned' && !canView({ ...project, suspended: true }, caller))
    return refuse('PROJECT_NOT_FOUND');

  const names = [project.name, project.shortName, ...namesOf([owner, author])];
  if (named.kind === 'project') return { from: project.language, texts: { details: project.details }, names };
  if (named.kind === 'pieces')
    return await piecesIn(named, { project, edit: loaded.edit }, { caller, table, names });

  if (named.kind === 'comment') {
    const text = loaded.comment && toReply(loaded.comment, undefined, project, caller).text;
    if (!text) return refuse('COMMENT_NOT_FOUND');
    return { from: loaded.comment?.language, texts: { text }, names };
  }
  const { entry } = loaded;
  if (!entry || !isEntryShownTo(entry, caller)) return refuse('PROGRESS_ENTRY_NOT_FOUND');
  return { from: project.language, texts: entryTexts(entry), names };
}

const namesOf = (people: readonly (StoredUser | undefined)[]): string[] =>
  people.flatMap(person => {
    const { firstName = '', lastName = '', status } = person ?? {};
    return firstName && lastName && status === 'active' ? [`${firstName} ${lastName}`] : [];
  });

function profileOf(user: StoredUser | undefined): FoundText | NotFound {
  if (user?.status !== 'active') return refuse('AUTHOR_NOT_FOUND');
  const { about, bio, writtenIn: from } = user;
  return { from, texts: { ...(about && { about }), ...(bio && { bio }) }, names: namesOf([user]) };
}

/** The text of a message of the caller. What the site says in a notice is in the language of its reader already. */
function messageOf({
  copy,
  body,
  people,
}: {
  copy: StoredMessage | undefined;
  body: { body: string } | undefined;
  people: readonly (StoredUser | undefined)[];
}): FoundText | NotFound {
  if (!copy) return refuse('MESSAGE_NOT_FOUND');
  return { from: copy.language, texts: { ...(body?.body && { body: body.body }) }, names: namesOf(people) };
}

/** Texts of a project as its owner edits them, without its names. */
async function piecesIn(
  { keys }: Extract<NamedText, { kind: 'pieces' }>,
  { project, edit }: Pick<LoadedText, 'edit'> & { project: ProjectRecord },
  { caller, table, names }: { caller: Caller | undefined; table: Table; names: string[] },
): Promise<FoundText | NotFound> {
  if (caller?.UserID !== project.OwnerUserID) return refuse('FORBIDDEN');
  const edited = withEdit(project, edit);
  const pieces = piecesOf(edited, await readProspects(table, project.ProjectID)).filter(
    ({ key }) => keys.includes(key) && key !== 'name' && key !== 'shortName',
  );
  return {
    from: edited.language,
    texts: Object.fromEntries(pieces.map(({ key, text }) => [key, text])),
    names: [...names, edited.name, edited.shortName],
  };
}
