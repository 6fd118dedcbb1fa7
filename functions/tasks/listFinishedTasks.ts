import { authors } from '#functions/authors/author.store.ts';
import { awards } from '#functions/authors/award.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { publicCardPlan, publicCards } from '#functions/projects/readCards.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import type { FinishedTask } from '#shared/entities/task.ts';
import { tasks, tasksOf } from './task.store.ts';
import { withItems } from './taskPage.ts';

/**
 * Lists a person's finished tasks in public projects, latest first: for everybody if the person shows them, otherwise only
 * for the person. A page can have fewer items than its limit. Cost: 2 DynamoDB requests.
 */
export const listFinishedTasks = operation(contracts.listFinishedTasks, {
  load: async ({ UserID, query }, { table }) => {
    const page = await table.query(tasks, { ...tasksOf.assigneeColumn(UserID, 'DONE'), ...query });
    if (isRefusal(page)) return page;
    const inProjects = [...new Map(page.items.map(task => [task.ProjectID, task])).values()];
    return {
      page,
      inProjects,
      person: authors.key(UserID),
      cards: publicCardPlan(inProjects),
      given: page.items.map(({ ProjectID, TaskID, points }) =>
        awards.key(UserID, { kind: 'task', ProjectID, TaskID, projectPoints: points }),
      ),
    };
  },
  async run({ UserID, caller, loaded: { page, inProjects, person, cards, given } }, { table }) {
    if (person?.status !== 'active') return refuse('AUTHOR_NOT_FOUND');
    if (!person.showsFinishedTasks && caller?.UserID !== UserID) return { items: [] };

    const shown = await publicCards(table, inProjects, cards);
    const byId = new Map(shown.map(card => [card.ProjectID, card]));
    return withItems(
      page,
      page.items.flatMap((task, index): FinishedTask[] => {
        const { TaskID, Title, language, closedAt, updatedAt } = task;
        const card = byId.get(task.ProjectID);
        if (!card) return [];
        const { ProjectID, name, shortName } = card;
        return [
          {
            TaskID,
            Title,
            language,
            project: { ProjectID, name, shortName },
            points: given[index]?.points ?? 0,
            finishedAt: closedAt ?? updatedAt,
          },
        ];
      }),
    );
  },
});
