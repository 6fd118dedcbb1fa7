import { authors } from '#functions/authors/author.store.ts';
import { emails } from '#functions/authors/name.store.ts';
import { notify, sendEmail } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import { emailTexts } from '#functions/platform/mail/templates.ts';
import { newSecret } from '#functions/platform/secrets.ts';
import { todayOf } from '#shared/days.ts';
import { baseLanguages, formatDay, formatMoment } from '#shared/locales.ts';
import { links } from '#shared/paths.ts';
import { regionName } from '#shared/regionName.ts';
import type { Language } from '#shared/settings.ts';
import { accountEvents } from './account.events.ts';
import { tokens } from './token.store.ts';

type Handler = DomainEventHandler<Payload<typeof accountEvents.accountCreated>>;
type Asked = Payload<typeof accountEvents.confirmationRequested>;

/** The recipient of an email that was asked for, in the language in which it was. */
const inAskedLanguage = <Person extends { language: Language }>(
  person: Person,
  { language }: Asked,
): Person => ({
  ...person,
  language: language ?? person.language,
});

/** Emails the link that confirms an address. Its secret is generated here; only its hash is stored. */
const mailConfirmation: DomainEventHandler<Asked> = async ({ payload }, deps) => {
  const { table, now } = deps;
  const user = await table.get(authors.key(payload.UserID));
  if (user?.status !== 'unconfirmed') return [];

  const { UserID, username } = user;
  const secret = newSecret();
  await table.write(tokens.create(secret, { kind: 'confirmation', UserID }, now()));
  await sendEmail(deps, inAskedLanguage(user, payload), {
    template: 'confirmation',
    values: () => ({ username }),
    path: links['confirm-email']({ query: { token: secret, next: payload.next } }),
  });
  return [];
};

/** Notifies the owner of an account that a person has signed up with its email address. */
const mailKnownAddress: DomainEventHandler<Asked> = async ({ payload }, deps) => {
  const user = await deps.table.get(callers.key(payload.UserID));
  return await notify(deps, user && inAskedLanguage(user, payload), {
    email: { template: 'knownAddress', path: links.signin({ query: { next: payload.next } }) },
  });
};

/**
 * Emails the link that resets a password, or confirms the address if that is still to be done. Its secret is generated
 * here; only its hash is stored.
 */
const mailReset: DomainEventHandler<Asked> = async (event, deps) => {
  const { table, now } = deps;
  const user = await table.get(callers.key(event.payload.UserID));
  if (user?.status === 'unconfirmed') return await mailConfirmation(event, deps);
  if (user?.status !== 'active') return [];

  const secret = newSecret();
  await table.write(tokens.create(secret, { kind: 'reset', UserID: user.UserID }, now()));
  await sendEmail(deps, inAskedLanguage(user, event.payload), {
    template: 'reset',
    path: links.reset({ query: { t: secret, next: event.payload.next } }),
  });
  return [];
};

/**
 * Emails the link that confirms a new address to that address. If the address belongs to another account, its owner gets
 * the email that a sign-up with it would send. The secret of the link is generated here; only its hash is stored.
 */
const mailEmailChange: DomainEventHandler<Payload<typeof accountEvents.emailChangeRequested>> = async (
  { payload },
  deps,
) => {
  const { table, now } = deps;
  const { UserID, email } = payload;
  const [user, address] = await table.batchGet(authors.key(UserID), emails.key(email));
  if (user?.status !== 'active') return [];
  const other = address && address.UserID !== UserID && (await table.get(callers.key(address.UserID)));
  if (other && other.status !== 'unconfirmed')
    return await notify(deps, other, { email: { template: 'knownAddress', path: links.signin() } });

  const secret = newSecret();
  const addresses = { from: user.email, to: email };
  await table.write(tokens.create(secret, { kind: 'emailChange', UserID, addresses }, now()));
  await sendEmail(
    deps,
    { ...inAskedLanguage(user, payload), email },
    {
      template: 'emailChange',
      values: () => ({ username: user.username }),
      path: links['edit-profile']({ query: { address: secret }, hash: 'email' }),
    },
  );
  return [];
};

/** Tells the former address that email goes to another one, in case another person has changed it. */
const mailEmailChanged: DomainEventHandler<Payload<typeof accountEvents.emailChanged>> = async (
  { payload: { UserID, from, problem } },
  deps,
) => {
  const user = await deps.table.get(callers.key(UserID));
  return await notify(deps, user && { ...user, email: from, emailProblem: problem }, {
    email: {
      template: 'emailChanged',
      values: language => ({ date: formatDay(language, todayOf(user ?? {}, deps.now())) }),
      path: links['contact-us'](),
    },
  });
};

/** Notifies a user of a change to their sign-in, in case another person made it. */
const mailChange =
  (template: 'passwordChanged' | 'twoFactorOn' | 'twoFactorOff'): Handler =>
  async ({ payload }, deps) => {
    const user = await deps.table.get(callers.key(payload.UserID));
    return await notify(deps, user, {
      email: {
        template,
        values: language => ({ date: formatDay(language, todayOf(user ?? {}, deps.now())) }),
        path: links['forgot-password'](),
      },
    });
  };

type NewDevice = Payload<typeof accountEvents.newDeviceUsed>;

/** Tells a person of a sign-in on a device that is new to their account, in case it was another person's. */
const mailNewDevice: DomainEventHandler<NewDevice> = async ({ payload }, deps) => {
  const user = await deps.table.get(callers.key(payload.UserID));
  return await notify(deps, user, {
    email: {
      template: 'newDevice',
      values: language => ({
        moment: formatMoment(language, payload.at),
        device: deviceText(language, payload),
      }),
      path: links['edit-profile']({ hash: 'devices' }),
    },
  });
};

/** A device as a person recognises it: "Firefox on Windows, France". */
function deviceText(language: Language, { browser, system, device, country }: NewDevice): string {
  const { browserOn, kinds } = emailTexts[baseLanguages[language]].devices;
  const name =
    browser && system
      ? browserOn.replace('{browser}', () => browser).replace('{system}', () => system)
      : (browser ?? system ?? kinds[device]);
  return country ? `${name}, ${regionName(language, country)}` : name;
}

export const accountNews = [
  handlersOf(accountEvents.confirmationRequested, { mailConfirmation }),
  handlersOf(accountEvents.existingAccountSignUp, { mailKnownAddress }),
  handlersOf(accountEvents.passwordResetRequested, { mailReset }),
  handlersOf(accountEvents.passwordChanged, { mailPasswordChanged: mailChange('passwordChanged') }),
  handlersOf(accountEvents.emailChangeRequested, { mailEmailChange }),
  handlersOf(accountEvents.emailChanged, { mailEmailChanged }),
  handlersOf(accountEvents.newDeviceUsed, { mailNewDevice }),
  handlersOf(accountEvents.twoFactorTurnedOn, { mailTwoFactorOn: mailChange('twoFactorOn') }),
  handlersOf(accountEvents.twoFactorTurnedOff, { mailTwoFactorOff: mailChange('twoFactorOff') }),
];
