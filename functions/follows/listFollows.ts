import { authors } from '#functions/authors/author.store.ts';
import { followedBy, follows } from '#functions/authors/follow.store.ts';
import { toContactPerson } from '#functions/contacts/toContact.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { publicCardPlan, publicCards } from '#functions/projects/readCards.ts';
import { follows as contracts } from '#shared/contracts/follows.ts';
import type { Follow } from '#shared/entities/follow.ts';
import { ProjectID, UserID } from '#shared/ids.ts';

/** Lists the projects and people that the caller follows, the latest first. Cost: 2 DynamoDB requests. */
export const listFollows = operation(contracts.listFollows, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(follows, { ...followedBy(callerId), ...query });
    if (isRefusal(page)) return page;
    const idsOf = (wanted: 'project' | 'person') =>
      page.items.filter(({ kind }) => kind === wanted).map(({ id }) => id);
    const entries = idsOf('project').map(id => ({ ProjectID: ProjectID.parse(id) }));
    return {
      page,
      entries,
      cards: publicCardPlan(entries),
      people: idsOf('person').map(id => authors.key(UserID.parse(id))),
    };
  },
  async run({ loaded: { page, entries, cards, people } }, { table }) {
    const projects = new Map(
      (await publicCards(table, entries, cards)).map(card => [card.ProjectID as string, card]),
    );
    const persons = new Map(
      people.flatMap(user =>
        user?.status === 'active' ? [[user.UserID as string, toContactPerson(user)] as const] : [],
      ),
    );
    return {
      ...page,
      items: page.items.flatMap(({ id, at: since }): Follow[] => {
        const project = projects.get(id);
        if (project) return [{ kind: 'project', project, since }];
        const person = persons.get(id);
        return person ? [{ kind: 'person', person, since }] : [];
      }),
    };
  },
});
