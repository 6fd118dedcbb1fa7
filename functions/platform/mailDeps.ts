import type { Deps } from './deps.ts';
import { makeMail } from './mail/mail.ts';
import { type Provided, provide } from './uses.ts';

/** Sending email in the site's name. */
export const mailer = provide('mail', () => makeMail(), { mail: true });

/** Dependencies of code that sends email. */
export type MailDeps = Deps & Provided<readonly [typeof mailer]>;
