import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { post } from '#functions/ledger/ledger.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type Invoice, type InvoiceKind, invoiceKinds } from '#shared/entities/invoice.ts';
import { formerUsername, fullNameOf } from '#shared/fullName.ts';
import { monthsBefore } from '#shared/months.ts';
import { operator } from '#shared/operator.ts';
import { day } from '#shared/time.ts';
import { type VatSettings, vat, vatOn } from '#shared/vat.ts';
import { feesOfMonth, type MonthFees } from './fees.store.ts';
import { invoiced, invoiceNumber, invoiceSeries, invoices, vatNumbers } from './invoice.store.ts';

type InvoiceDeps = Pick<JobDeps, 'table' | 'now'>;

/** Months that are looked at again, for fees that became known after their invoices. */
const closedMonths = 2;

const maxAttempts = 8;

/**
 * Issues the invoices and credit notes of the months that have been over for a day, and further ones for fees that became
 * known later. Idempotent: each is created in the transaction that takes its number and records what it covers, so that
 * an interrupted run leaves neither a gap nor a double.
 */
export async function issueInvoices(deps: InvoiceDeps, settings: VatSettings = vat): Promise<void> {
  const open = new Date(Date.parse(deps.now()) - day).toISOString().slice(0, 7);
  for (let ago = closedMonths; ago > 0; ago--) {
    const month = monthsBefore(open, ago);
    for await (const fees of feesOfMonth(deps.table, month))
      for (const kind of invoiceKinds) await issue(deps, { fees, month, kind }, settings);
  }
}

interface Due {
  fees: MonthFees;
  month: string;
  kind: InvoiceKind;
}

async function issue({ table, now }: InvoiceDeps, { fees, month, kind }: Due, settings: VatSettings) {
  const { UserID, currency } = fees;
  const due = { invoice: fees.charged, creditNote: fees.returned };
  if (due[kind] === 0) return;
  const stateKey = invoiced.key(UserID, month, currency);

  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const at = now();
    const year = at.slice(0, 4);
    const [covered, series, user, tax] = await table.batchGet(
      stateKey,
      invoiceSeries.key(year),
      authors.key(UserID),
      vatNumbers.key(UserID),
    );
    const gross = due[kind] - (covered?.[kind] ?? 0);
    if (gross <= 0) return;

    const last = series?.last ?? 0;
    const invoice: Invoice = {
      number: invoiceNumber(year, last),
      kind,
      UserID,
      month,
      currency,
      issuedAt: at,
      issuer: issuerOf(settings),
      customer: customerOf(user, tax?.vatNumber),
      ...vatOn(gross, { country: user?.country, vatNumber: tax?.vatNumber }, settings),
      gross,
    };
    const refused = await table.transact(
      covered
        ? Step.update(stateKey, { [kind]: due[kind] }).when(kind, '=', covered[kind])
        : Step.create(stateKey, { invoice: 0, creditNote: 0, [kind]: due[kind] }),
      series
        ? Step.update(invoiceSeries.key(year), { last: last + 1 }).when('last', '=', last)
        : Step.create(invoiceSeries.key(year), { last: 1 }),
      Step.create(invoices.key(UserID, invoice.number), invoice),
      ...postVat(invoice),
    );
    if (!refused) return;
  }
  throw new Error(`Invoice of ${UserID} for ${month} not issued after repeated conflicts.`);
}

/** The posting that moves the VAT in a fee from income to the tax office's account, at the end of the fee's month. */
function postVat({ number, kind, month, currency, vat: amount }: Invoice) {
  const due = kind === 'invoice' ? amount : -amount;
  return post({
    id: `vat-${number}`,
    kind: 'vatDue',
    at: new Date(Date.parse(`${monthsBefore(month, -1)}-01T00:00:00.000Z`) - 1).toISOString(),
    currency,
    entries: [
      { account: 'revenue:commission', amount: due },
      { account: 'payable:vat', amount: 0 - due },
    ],
  });
}

const issuerOf = ({ registered, number }: VatSettings): Invoice['issuer'] => ({
  company: operator.company,
  companyNumber: operator.companyNumber,
  address: operator.address,
  country: operator.country,
  ...(registered && { vatNumber: number }),
});

function customerOf(user: StoredUser | undefined, vatNumber: string | undefined): Invoice['customer'] {
  return {
    // Of a person who has deleted their account, the name is kept for this.
    name: (user && fullNameOf(user)) || user?.username || formerUsername,
    ...(user?.address && { address: user.address }),
    ...(user?.country && { country: user.country }),
    ...(vatNumber && { vatNumber }),
  };
}
