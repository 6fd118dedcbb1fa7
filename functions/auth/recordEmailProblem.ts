import { authors } from '#functions/authors/author.store.ts';
import { emails } from '#functions/authors/name.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { type AnyStep, Step } from '#functions/platform/table/step.ts';
import type { EmailProblem } from '#shared/entities/emailProblem.ts';
import { UserID } from '#shared/ids.ts';
import { decoyAddresses, decoys } from './decoy.store.ts';

interface Reported {
  address: string;
  problem: EmailProblem;
  /** Time at which the email was sent that bounced or was complained about. */
  sentAt: string;
}

/**
 * Records that email to an address bounces or is unwanted: on the account that has the address, and on the decoy of a
 * sign-up with it, which behaves like an unconfirmed account. Late, repeated and reordered reports change nothing: an
 * address that its owner has proved after the email was sent is not marked, and an address that the account no longer has
 * belongs to no account.
 */
export async function recordEmailProblem(
  { table, newId }: Pick<Deps, 'table' | 'newId'>,
  reported: Reported,
): Promise<void> {
  const { address } = reported;
  const [holder, decoyHolder] = await table.batchGet(emails.key(address), decoyAddresses.key(address));
  const nobody = UserID.parse(newId());
  const account = authors.key(holder?.UserID ?? nobody);
  const decoy = decoys.key(decoyHolder?.UserID ?? nobody);
  const [person, sham] = await table.batchGet(account, decoy);

  // If the address has been changed or proved meanwhile, the event is delivered again and changes nothing.
  const change = { emailProblem: reported.problem };
  if (isConcerned(person, reported))
    await write(
      table,
      Step.update(account, change)
        .when('email', '=', person.email)
        .whenAbsentOr('emailProvedAt', '<=', reported.sentAt),
    );
  if (isConcerned(sham, reported))
    await write(table, Step.update(decoy, change).when('email', '=', sham.email));
}

/** An item that an address belongs to. */
interface Addressed {
  email: string;
  emailProvedAt?: string | undefined;
  emailProblem?: EmailProblem | undefined;
}

function isConcerned<T extends Addressed>(
  stored: T | undefined,
  { address, problem, sentAt }: Reported,
): stored is T {
  if (stored?.email.toLowerCase() !== address.toLowerCase()) return false;
  if (stored.emailProvedAt !== undefined && stored.emailProvedAt > sentAt) return false;
  // An address whose emails come back gets fewer of them than one that has complained.
  const { kind } = stored.emailProblem ?? {};
  return kind === undefined || (kind === 'complained' && problem.kind === 'bounced');
}

async function write(table: Deps['table'], step: AnyStep): Promise<void> {
  const refused = await table.write(step);
  if (refused) throw new Error(`The record of an email address has changed: ${refused.code}`);
}
