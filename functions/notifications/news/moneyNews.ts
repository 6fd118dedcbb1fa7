import type { DomainEventHandler } from '#functions/jobs/domainEventHandler.ts';
import type { JobDeps } from '#functions/jobs/jobDeps.ts';
import { callers } from '#functions/platform/caller.ts';
import type { Payload } from '#functions/platform/domainEvents.ts';
import { projects } from '#functions/projects/project.store.ts';
import { formatDay, formatMoney } from '#shared/locales.ts';
import { links } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import { nameOf, tell } from './tell.ts';

/** Minor units and their currency as a notification carries them: the reader's language may change. */
const bare = ({ amount, currency }: Payload<'payoutCompleted'> | Payload<'paymentSucceeded'>) => ({
  amount: String(amount),
  currency,
});

/** Money was given: a receipt for who gave it. */
export const sendReceipt: DomainEventHandler<'paymentSucceeded'> = async ({ payload }, deps) => {
  const { project, payer } = await partiesOf(deps, payload);
  if (!project) return [];
  return await tell(deps, payer, {
    letter: {
      kind: 'paymentReceipt',
      values: language => ({
        ...wordsOf(language, payload),
        project: project.shortName,
        date: formatDay(language, deps.now()),
      }),
      path: links.project(payload),
    },
  });
};

/** Money was given: the owner learns it. */
export const tellOwnerOfPayment: DomainEventHandler<'paymentSucceeded'> = async ({ payload }, deps) => {
  const { project, payer } = await partiesOf(deps, payload);
  const owner = project && (await deps.table.get(callers.key(project.OwnerUserID)));
  if (!project) return [];
  const values = { project: project.shortName, person: nameOf(payer) };
  return await tell(deps, owner, {
    letter: {
      kind: 'paymentReceived',
      values: language => ({ ...wordsOf(language, payload), ...values }),
      path: links.payout(),
    },
    notice: {
      kind: 'paymentReceived',
      values: { ...values, ...bare(payload) },
      link: links.project(payload),
    },
  });
};

/** Money went back to who gave it. */
export const tellRefunded: DomainEventHandler<'paymentRefunded'> = async ({ payload }, deps) => {
  const { project, payer } = await partiesOf(deps, payload);
  if (!project) return [];
  const values = { project: project.shortName };
  const link = links.project(payload);
  return await tell(deps, payer, {
    letter: {
      kind: 'paymentRefunded',
      values: language => ({ ...wordsOf(language, payload), ...values }),
      path: link,
    },
    notice: { kind: 'paymentRefunded', values: { ...values, ...bare(payload) }, link },
  });
};

export const tellPaidOut: DomainEventHandler<'payoutCompleted'> = ({ payload }, deps) =>
  tellRecipient(deps, payload, 'payoutCompleted');

export const tellPayoutFailed: DomainEventHandler<'payoutFailed'> = ({ payload }, deps) =>
  tellRecipient(deps, payload, 'payoutFailed');

async function tellRecipient(
  deps: JobDeps,
  payload: Payload<'payoutCompleted'>,
  kind: 'payoutCompleted' | 'payoutFailed',
) {
  const recipient = await deps.table.get(callers.key(payload.recipientId));
  return await tell(deps, recipient, {
    letter: {
      kind,
      values: language => ({ amount: formatMoney(language, payload.amount, payload.currency) }),
      path: links.payout(),
    },
    notice: { kind, values: bare(payload), link: links.payout() },
  });
}

async function partiesOf(
  { table }: JobDeps,
  { ProjectID, payerId }: Pick<Payload<'paymentSucceeded'>, 'ProjectID' | 'payerId'>,
) {
  const [project, payer] = await table.batchGet(projects.key(ProjectID), callers.key(payerId));
  return { project, payer };
}

const wordsOf = (language: Language, { amount, currency, PaymentID }: Payload<'paymentSucceeded'>) => ({
  amount: formatMoney(language, amount, currency),
  payment: PaymentID,
});
