import type { Deps, ExtraDeps, ResolvedDeps } from './deps.ts';
import { makeMail } from './mail/mail.ts';

/** Extra dependencies of code that sends email, each with its factory. */
export const mailExtras = { mail: makeMail } satisfies ExtraDeps;

/** Dependencies of code that sends email. */
export type MailDeps = Deps & ResolvedDeps<typeof mailExtras>;
