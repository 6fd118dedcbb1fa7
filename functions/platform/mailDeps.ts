import type { Deps } from './deps.ts';
import { makeMail } from './mail/mail.ts';
import { type Provided, provide } from './uses.ts';

/** Sending email in the site's name. */
export const mailer = provide('mail', () => makeMail(), { mail: true });

/** An id of something that happens because of an event: the same for the same words whenever the event is handled. */
export type IdFor = (what: string, place?: number) => string;

/** Dependencies of code that sends email; `idFor` only while an event is handled whose id names its time. */
export type MailDeps = Deps & Provided<readonly [typeof mailer]> & { idFor?: IdFor | undefined };
