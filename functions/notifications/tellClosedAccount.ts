import type { MailDeps } from '#functions/platform/mailDeps.ts';
import { formatMoney } from '#shared/locales.ts';
import { links } from '#shared/paths.ts';
import type { Currency } from '#shared/settings.ts';
import { type Recipient, sendEmail } from './notify.ts';

interface Refunded {
  /** Of a former member, the address that they gave to the provider; without one, no message is sent. */
  address: string;
  /** Name of the item that was paid for. */
  item: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
}

/** Emails the person of a closed account, who gets no other messages, that their payment is refunded. */
export async function tellClosedAccount(
  deps: Pick<MailDeps, 'mail' | 'log'>,
  person: Recipient,
  { address, item, amount, currency }: Refunded,
): Promise<void> {
  if (!address) return;
  await sendEmail(
    deps,
    { ...person, email: address, emailProblem: address === person.email ? person.emailProblem : undefined },
    {
      template: 'closedAccountRefunded',
      values: language => ({ item, amount: formatMoney(language, amount, currency) }),
      path: links['contact-us'](),
    },
  );
}
