import { expect, test } from 'vitest';
import type { Invoice } from '#shared/entities/invoice.ts';
import { InvoiceNumber } from '#shared/ids.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe, aProject } from '#web/testing/samples.ts';

const pages = openPages();

const invoice: Invoice = {
  number: InvoiceNumber.parse('2026-000014'),
  kind: 'invoice',
  UserID: aMe.UserID,
  month: '2026-10',
  currency: 'EUR',
  issuedAt: '2026-11-02T01:00:00.000Z',
  issuer: {
    company: 'Cairn',
    companyNumber: '1',
    address: '12 Drystone Lane',
    country: 'GB',
    vatNumber: 'GB123456789',
  },
  customer: { name: 'Lucía Ferrer', country: 'ES', vatNumber: 'ESB12345678' },
  treatment: 'reverseCharge',
  permille: 0,
  net: 12_50,
  vat: 0,
  gross: 12_50,
};

test('Invoices are listed with the statement, and a VAT number can be saved for later ones', async () => {
  const creditNote: Invoice = {
    ...invoice,
    number: InvoiceNumber.parse('2026-000015'),
    kind: 'creditNote',
    treatment: 'charged',
    permille: 210,
    net: 10_00,
    vat: 2_10,
    gross: 12_10,
  };
  const { page, requestsTo } = await pages.open(
    '/en/payout?month=2026-10',
    {
      listUserProjects: () => ({ items: [] }),
      getStatement: () => ({ payee: aProject().owner, month: '2026-10', firstMonth: '2026-10', totals: [] }),
      listInvoices: () => ({ items: [creditNote, invoice] }),
      getInvoice: ({ params }) => (params['invoiceNumber'] === creditNote.number ? creditNote : invoice),
      saveVatNumber: () => ({ vatNumber: 'ESB12345678' }),
    },
    { signedIn: true },
  );
  await page.getByLabel('Your VAT number').fill('none');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Start with the two letters of the country').waitFor();
  await page.getByLabel('Your VAT number').fill('ie 12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('It looks like IE1234567WA.').waitFor();
  await page.getByLabel('Your VAT number').fill('es b-1234.5678');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => requestsTo('saveVatNumber')[0]?.body).toMatchObject({ vatNumber: 'ESB12345678' });
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: '2026-000015' }).click();
  await page.getByRole('heading', { name: 'Credit note' }).waitFor();
  await page.getByText('VAT at 21%').waitFor();
  await page.getByText('−€12.10').waitFor();

  await page.goBack();
  await page.getByRole('link', { name: '2026-000014' }).click();
  await page.getByText('Reverse charge: the customer accounts for VAT.').waitFor();
  await page.getByText('VAT number ESB12345678').waitFor();
  await page.getByText('United Kingdom', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.goto(page.url().replace('/en/', '/fr/'));
  await page.getByText('Royaume-Uni', { exact: true }).waitFor();
});
