import { getMessage } from '#functions/messages/getMessage.ts';
import { listMessages } from '#functions/messages/listMessages.ts';
import { orders } from '#functions/money/orders/order.store.ts';
import { payouts } from '#functions/money/payouts/payout.store.ts';
import { listRefunds } from '#functions/money/refunds/listRefunds.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import type { World } from '#functions/testing/world.ts';
import type { OpenMessage } from '#shared/entities/message.ts';
import type { Notification } from '#shared/entities/notification.ts';
import { special, type UserID } from '#shared/ids.ts';
import { userIdOf } from '../demoId.ts';
import { type PersonKey, people } from '../people.ts';
import { demoProjects } from '../projects.ts';

/** Results of `read` for all demo users, in one list. */
export async function everyone<T>(read: (id: UserID) => Promise<readonly T[]>): Promise<T[]> {
  const names = Object.keys(people) as PersonKey[]; // the keys of a constant object
  return (await Promise.all(names.map(name => read(userIdOf(name))))).flat();
}

/** The demo project of a slug. */
export function byName(slug: string) {
  const found = demoProjects.find(project => project.slug === slug);
  if (!found) throw new Error(`Project ${slug} not found`);
  return found;
}

/** The refund requests that wait for an answer, each with who decides now and whether it holds all payouts of its payment. */
export async function openRefunds(world: World) {
  const { data } = await world.call(listRefunds, {}, { as: special.topAdministrator, groups: ['admins'] });
  return await Promise.all(
    (data?.items ?? []).map(async ({ PaymentID, RefundID, project, decider }) => {
      const order = await world.table.get(orders.key(PaymentID));
      const ids = (order?.shares ?? []).map(({ recipientPayoutId }) => payouts.key(recipientPayoutId));
      const found = await world.table.batchGet(...ids);
      const isHeld = found.every(payout => payout?.heldBy?.includes(`refund:${RefundID}`));
      return { project: project.shortName, decider, isHeld };
    }),
  );
}

/** Whether each of a person's notifications of a kind is read. */
export async function readOf(
  world: World,
  person: PersonKey,
  kind: Notification['kind'],
): Promise<boolean[]> {
  const { data } = await world.call(listNotifications, { query: { limit: 100 } }, { as: userIdOf(person) });
  return (data?.items ?? []).filter(one => one.kind === kind).map(({ read }) => read);
}

/** Number of attachments in a person's inbox, and whether they see that what they wrote last has been read. */
export async function attachedAndSeen(world: World, person: PersonKey) {
  const as = userIdOf(person);
  const list = async (type: 'inbox' | 'sent') =>
    (await world.call(listMessages, { type }, { as })).data?.items ?? [];
  const [written] = await list('sent');
  const { data } = await world.callWith(getMessage, { id: written?.id ?? '' }, { as });
  const { conversation = [] } = (data ?? {}) as Partial<OpenMessage>; // the handler has checked its output
  return {
    attached: (await list('inbox')).flatMap(({ attachments = [] }) => attachments).length,
    isSeen: conversation.some(({ seenAt }) => seenAt !== undefined),
  };
}
