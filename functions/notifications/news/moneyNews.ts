import type { JobOutside } from '#functions/jobs/outside.ts';
import type { Reaction } from '#functions/jobs/reaction.ts';
import { callers } from '#functions/platform/caller.ts';
import type { Payload } from '#functions/platform/happenings.ts';
import { projects } from '#functions/projects/project.store.ts';
import { formatDay, formatMoney } from '#shared/locales.ts';
import type { Language } from '#shared/settings.ts';
import { nameOf, tell } from './tell.ts';

/** Minor units and their currency as a notification carries them: the reader's language may change. */
const bare = ({ amount, currency }: Payload<'payoutCompleted'> | Payload<'paymentSucceeded'>) => ({
  amount: String(amount),
  currency,
});

/** Money was given: a receipt for who gave it. */
export const sendReceipt: Reaction<'paymentSucceeded'> = async ({ payload }, outside) => {
  const { project, payer } = await partiesOf(outside, payload);
  if (!project) return [];
  return await tell(outside, payer, {
    letter: {
      kind: 'paymentReceipt',
      values: language => ({
        ...wordsOf(language, payload),
        project: project.shortName,
        date: formatDay(language, outside.now()),
      }),
      path: `/projects/${payload.ProjectID}`,
    },
  });
};

/** Money was given: the owner learns it. */
export const tellOwnerOfPayment: Reaction<'paymentSucceeded'> = async ({ payload }, outside) => {
  const { project, payer } = await partiesOf(outside, payload);
  const owner = project && (await outside.table.get(callers.key(project.OwnerUserID)));
  if (!project) return [];
  const values = { project: project.shortName, person: nameOf(payer) };
  return await tell(outside, owner, {
    letter: {
      kind: 'paymentReceived',
      values: language => ({ ...wordsOf(language, payload), ...values }),
      path: '/payout',
    },
    notice: {
      kind: 'paymentReceived',
      values: { ...values, ...bare(payload) },
      link: `/projects/${payload.ProjectID}`,
    },
  });
};

/** Money went back to who gave it. */
export const tellRefunded: Reaction<'paymentRefunded'> = async ({ payload }, outside) => {
  const { project, payer } = await partiesOf(outside, payload);
  if (!project) return [];
  const values = { project: project.shortName };
  const link = `/projects/${payload.ProjectID}`;
  return await tell(outside, payer, {
    letter: {
      kind: 'paymentRefunded',
      values: language => ({ ...wordsOf(language, payload), ...values }),
      path: link,
    },
    notice: { kind: 'paymentRefunded', values: { ...values, ...bare(payload) }, link },
  });
};

export const tellPaidOut: Reaction<'payoutCompleted'> = ({ payload }, outside) =>
  tellRecipient(outside, payload, 'payoutCompleted');

export const tellPayoutFailed: Reaction<'payoutFailed'> = ({ payload }, outside) =>
  tellRecipient(outside, payload, 'payoutFailed');

async function tellRecipient(
  outside: JobOutside,
  payload: Payload<'payoutCompleted'>,
  kind: 'payoutCompleted' | 'payoutFailed',
) {
  const recipient = await outside.table.get(callers.key(payload.recipientId));
  return await tell(outside, recipient, {
    letter: {
      kind,
      values: language => ({ amount: formatMoney(language, payload.amount, payload.currency) }),
      path: '/payout',
    },
    notice: { kind, values: bare(payload), link: '/payout' },
  });
}

async function partiesOf(
  { table }: JobOutside,
  { ProjectID, payerId }: Pick<Payload<'paymentSucceeded'>, 'ProjectID' | 'payerId'>,
) {
  const [project, payer] = await table.load(projects.key(ProjectID), callers.key(payerId));
  return { project, payer };
}

const wordsOf = (language: Language, { amount, currency, PaymentID }: Payload<'paymentSucceeded'>) => ({
  amount: formatMoney(language, amount, currency),
  payment: PaymentID,
});
