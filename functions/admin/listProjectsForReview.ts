import { messageBodies } from '#functions/messages/message.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { likes } from '#functions/projects/like.store.ts';
import { members } from '#functions/projects/member.store.ts';
import { byState, type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { cardPlan, toItems } from '#functions/projects/readCards.ts';
import { questionsOf } from '#functions/projects/reviewQuestions.ts';
import { toProject } from '#functions/projects/toProject.ts';
import { projectTranslations } from '#functions/projects/translation.store.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';
import type { ReviewQuestion } from '#shared/entities/reviewQuestion.ts';
import type { MessageID } from '#shared/ids.ts';

/** The owners' answers to questions about projects whose review is not over. */
const answersOf = (found: readonly ProjectRecord[]) =>
  found
    .filter(({ status }) => status === 'submitted')
    .flatMap(project => questionsOf(project).flatMap(({ answers = [] }) => answers));

/** A project with the texts of the answers to its questions, which are messages that only one administrator has received. */
function withTexts(project: ProjectRecord, texts: ReadonlyMap<MessageID, string>): ProjectRecord {
  const { question, earlierQuestions } = project;
  const read = (one: ReviewQuestion): ReviewQuestion => ({
    ...one,
    ...(one.answers && { answers: one.answers.map(answer => ({ ...answer, text: texts.get(answer.id) })) }),
  });
  return {
    ...project,
    ...(question && { question: read(question) }),
    ...(earlierQuestions && { earlierQuestions: earlierQuestions.map(read) }),
  };
}

/**
 * Lists projects with all their fields: submitted ones oldest first, others by their review, newest first. Cost: 2 DynamoDB
 * requests.
 */
export const listProjectsForReview = operation(contracts.listProjectsForReview, {
  load: async ({ query: { status, ...paging }, callerId }, { table }) => {
    const order = status === 'submitted' ? 'asc' : 'desc';
    const page = await table.query(projects, { index: 'gsi1', pk: byState(status), order, ...paging });
    if (isRefusal(page)) return page;
    const ids = page.items.map(({ ProjectID }) => ProjectID);
    return {
      page,
      found: cardPlan(page.items),
      translated: ids.map(id => projectTranslations.key(id)),
      liked: ids.map(id => likes.key(id, callerId)),
      joined: ids.map(id => members.key(id, callerId)),
      bodies: answersOf(page.items).map(({ id }) => messageBodies.key(id)),
    };
  },
  run({ query: { status }, caller: { UserID }, loaded: { page, found, translated, liked, joined, bodies } }) {
    const translations = new Map(translated.flatMap(one => (one ? [[one.ProjectID, one] as const] : [])));
    const likedIds = new Set(liked.map(like => like?.ProjectID));
    const joinedIds = new Set(joined.map(member => member?.ProjectID));
    const texts = new Map(answersOf(page.items).map(({ id }, index) => [id, bodies[index]?.body ?? '']));

    return {
      ...page,
      items: toItems(found)
        .filter(({ project }) => project.status === status)
        .map(items =>
          toProject(
            {
              ...items,
              project: withTexts(items.project, texts),
              translations: translations.get(items.project.ProjectID),
            },
            {
              owner: items.project.OwnerUserID === UserID,
              liked: likedIds.has(items.project.ProjectID),
              following: false,
              member: joinedIds.has(items.project.ProjectID),
              canAdminister: true,
              beyondPlan: false,
            },
          ),
        ),
    };
  },
});
