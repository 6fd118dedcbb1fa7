import { afterAll, beforeAll, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { tombstoneOf } from '#functions/deletion/tombstoneOf.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';
import { invoices, invoicesOf } from './invoice.store.ts';
import { issueInvoices } from './issueInvoices.ts';

let world: ProjectWorld;
beforeAll(async () => {
  world = await createProjectWorld();
});
afterAll(() => world.close());

test('the invoice of a person who has deleted their account names them', async () => {
  const person = await world.person();
  await world.buy({ by: world.donor, to: await world.project(person), amount: 10_000 });
  await world.runStream();
  const user = await world.table.get(authors.key(person));
  if (!user) throw new Error('The person has no record');
  const tombstone = tombstoneOf(user, world.clock.now(), { isPayee: true });
  await world.table.write(Step.put(authors.key(person), tombstone));

  await world.pass({ days: 31 });
  await issueInvoices(world.deps);
  const { items } = await world.table.query(invoices, { pk: invoicesOf(person) });
  expect(items).toMatchObject([{ customer: { name: `${user.firstName} ${user.lastName}` } }]);
});
