import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { allPostings } from '#functions/ledger/recompute.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { operator } from '#shared/operator.ts';
import { vat } from '#shared/vat.ts';
import { getInvoice } from '../getInvoice.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';
import { addToFees } from './addToFees.ts';
import { invoiceSeries } from './invoice.store.ts';
import { issueInvoices } from './issueInvoices.ts';
import { listInvoices } from './listInvoices.ts';
import { saveVatNumber } from './saveVatNumber.ts';

const registered = { ...vat, registered: true, number: 'GB123456789' };

let world: ProjectWorld;
let owner: UserID;
/** An owner of a project in euros, in France. */
let claire: UserID;
let euros: ProjectID;
const followed = new Set<string>();

beforeAll(async () => {
  world = await createProjectWorld();
  ({ owner } = world);
  claire = await world.person({ username: 'claire' });
  await world.table.write(Step.update(authors.key(claire), { country: 'FR' }));
  euros = await world.project(claire, { currency: 'EUR', country: 'FR' });
});
afterAll(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

/** Runs the projection for the postings that are new. */
async function followPostings(): Promise<void> {
  for await (const posting of allPostings(world.table)) {
    if (followed.has(posting.id)) continue;
    followed.add(posting.id);
    const steps = await addToFees({ id: posting.id, before: undefined, after: posting }, world.deps);
    if (steps) await world.table.transact(...steps);
  }
}

async function issue(table: Table = world.table): Promise<void> {
  await followPostings();
  await issueInvoices({ table, now: world.clock.now }, registered);
}

const invoicesOf = async (as: UserID) => (await world.call(listInvoices, {}, { as })).data?.items ?? [];
const allNumbers = async () =>
  [...(await invoicesOf(owner)), ...(await invoicesOf(claire))].map(({ number }) => number).toSorted();
const lastNumber = async (year: string) => (await world.table.get(invoiceSeries.key(year)))?.last ?? 0;

const buy = async (to: ProjectID, amount: number) =>
  (await world.buy({ by: world.donor, to, amount })).PaymentID;

async function refund(id: PaymentID, amount: number): Promise<void> {
  await (await world.stripe()).refunds.create({ payment_intent: await world.intentOf(id), amount });
  await world.provider.deliveries.idle();
}

/** The VAT that is due by the ledger, in minor units. */
async function vatDue(currency: string): Promise<number> {
  let sum = 0;
  for await (const { currency: own, entries } of allPostings(world.table))
    for (const { account, amount } of entries)
      if (account === 'payable:vat' && own === currency) sum -= amount;
  return sum;
}

test('a month is invoiced once it has been over for a day, by owner and currency, without gaps or doubles', async () => {
  const first = await buy(world.projectId, 10_000);
  await buy(world.projectId, 2_000);
  await buy(euros, 5_000);
  await world.pass({ days: 11 }); // 1 December, noon
  await issue();
  expect(await allNumbers()).toEqual([]);

  await world.pass({ days: 1 });
  await Promise.all([issue(), issue(), issue()]);
  expect(await allNumbers()).toEqual(['2026-000001', '2026-000002']);
  expect(await invoicesOf(owner)).toMatchObject([
    {
      kind: 'invoice',
      month: '2026-11',
      currency: 'GBP',
      issuer: { address: operator.address, country: 'GB', vatNumber: 'GB123456789' },
      customer: { country: 'GB' },
      treatment: 'charged',
      permille: 200,
      gross: 600,
      net: 500,
      vat: 100,
    },
  ]);
  expect(await invoicesOf(claire)).toMatchObject([{ currency: 'EUR', gross: 250, net: 208, vat: 42 }]);
  expect([await vatDue('GBP'), await vatDue('EUR')]).toEqual([100, 42]);

  await refund(first, 4_000);
  await world.pass({ days: 31 }); // January
  await issue();
  const [creditNote, ...rest] = await invoicesOf(owner);
  expect(creditNote).toMatchObject({
    number: '2027-000001',
    kind: 'creditNote',
    month: '2026-12',
    gross: 200,
    net: 167,
    vat: 33,
  });
  expect(rest).toHaveLength(1);
  expect(await vatDue('GBP')).toBe(67);
  await issue();
  expect(await invoicesOf(owner)).toHaveLength(2);
});

describe('a run that ends at any transaction', () => {
  test.each(['before', 'after'] as const)(
    '%s it was written leaves neither a gap nor a double',
    async when => {
      const before = await lastNumber('2027');
      const people = await Promise.all(['a', 'b', 'c'].map(() => world.person()));
      for (const person of people) await buy(await world.project(person), 10_000);
      await world.pass({ days: 31 });

      for (let kills = 0; kills < 3; kills++) {
        let calls = 0;
        const dying: Table = {
          ...world.table,
          transact: async (...steps) => {
            if (calls++ === 1 && when === 'before') throw new Error('killed');
            const refused = await world.table.transact(...steps);
            if (calls === 1 && when === 'after') throw new Error('killed');
            return refused;
          },
        };
        await issue(dying).catch((error: Error) => expect(error.message).toBe('killed'));
      }
      await issue();
      await issue();

      const lists = await Promise.all(people.map(invoicesOf));
      expect(lists.map(list => list.length)).toEqual([1, 1, 1]);
      const numbers = lists.flat().map(({ number }) => Number(number.slice(5)));
      expect(numbers.toSorted((a, b) => a - b)).toEqual([before + 1, before + 2, before + 3]);
      expect(await lastNumber('2027')).toBe(before + 3);
    },
  );
});

test('fees that become known after the invoice are invoiced apart', async () => {
  const person = await world.person();
  const project = await world.project(person);
  await buy(project, 10_000);
  const month = world.clock.now().slice(0, 7);
  await world.pass({ days: 31 });
  await issue();
  const late = await buy(project, 2_000);
  for await (const posting of allPostings(world.table))
    if (posting.PaymentID === late && !followed.has(posting.id)) {
      followed.add(posting.id);
      const at = `${month}-28T12:00:00.000Z`;
      const steps = await addToFees(
        { id: posting.id, before: undefined, after: { ...posting, at } },
        world.deps,
      );
      if (steps) await world.table.transact(...steps);
    }
  await issue();
  expect((await invoicesOf(person)).map(({ gross }) => gross)).toEqual([100, 500]);
});

test('a business abroad is reverse charged from the invoice after it gave its VAT number', async () => {
  expect(
    await world.call(saveVatNumber, { body: { vatNumber: 'FR12345678901' } }, { as: claire }),
  ).toMatchObject({
    data: { vatNumber: 'FR12345678901' },
  });
  const before = await vatDue('EUR');
  await buy(euros, 10_000);
  await world.pass({ days: 31 });
  await issue();
  const [invoice, earlier] = await invoicesOf(claire);
  expect(invoice).toMatchObject({
    treatment: 'reverseCharge',
    customer: { vatNumber: 'FR12345678901' },
    gross: 500,
    net: 500,
    vat: 0,
  });
  expect(earlier?.treatment).toBe('charged');
  expect(await vatDue('EUR')).toBe(before);

  const { data } = await world.call(listInvoices, { query: { limit: 1 } }, { as: claire });
  expect(data).toMatchObject({ vatNumber: 'FR12345678901', items: [{ number: invoice?.number }] });
  expect(data?.cursor).toBeDefined();
  await world.call(saveVatNumber, { body: { vatNumber: null } }, { as: claire });
  expect((await world.call(listInvoices, {}, { as: claire })).data?.vatNumber).toBeUndefined();
});

test('invoices belong to their payee, and an invalid VAT number is refused', async () => {
  const [invoice] = await invoicesOf(owner);
  const number = invoice?.number ?? '';
  expect(await world.callWith(getInvoice, { invoiceNumber: number }, { as: owner })).toMatchObject({
    status: 200,
    data: invoice,
  });
  expect(await world.callWith(getInvoice, { invoiceNumber: number }, { as: claire })).toMatchObject({
    status: 404,
    code: 'INVOICE_NOT_FOUND',
  });
  const body = { vatNumber: 'NONUMBER' };
  expect(await world.callWith(saveVatNumber, { body }, { as: owner })).toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  expect(await lastNumber('2026')).toBe(2);
});
