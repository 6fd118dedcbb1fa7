import type { JobDeps } from '#functions/jobs/jobDeps.ts';
import type { callers } from '#functions/platform/caller.ts';
import { environment } from '#functions/platform/environment.ts';
import { renderEmail } from '#functions/platform/mail/renderEmail.ts';
import type { EmailTemplate } from '#functions/platform/mail/templates.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import { localizePath } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import { type Notice, notificationSteps } from '../notification.store.ts';

/** A person as far as they can be written to. */
export type Person = ReturnType<typeof callers.parse>;

/** A letter, with what it needs in the reader's language. */
interface LetterNews {
  kind: EmailTemplate;
  values?: (language: Language) => Record<string, string>;
  quote?: string | undefined;
  /** Where its button leads, without the language. */
  path: string;
}

/** How somebody calls a person: by their first name, or the name they gave themselves. */
export const nameOf = (person: Person | undefined): string => person?.firstName ?? person?.username ?? '—';

/** Writes to a person in their language. An address that is refused for good is noted, and holds nothing up. */
export async function writeTo(
  { mail, log }: Pick<JobDeps, 'mail' | 'log'>,
  person: Person,
  { kind, values, quote, path }: LetterNews,
): Promise<void> {
  const { language, email, UserID } = person;
  const letter = renderEmail(kind, {
    language,
    name: nameOf(person),
    values: values?.(language) ?? {},
    quote,
    link: environment('SITE_URL') + localizePath(language, path),
  });
  const outcome = await mail.send(email, letter);
  if (outcome === 'refused') log.error('mail refused', { letter: kind, UserID });
}

/** Tells an active person something: by a letter, in the app, or both. The steps put the notification in its place. */
export async function tell(
  deps: JobDeps,
  person: Person | undefined,
  { letter, notice }: { letter?: LetterNews | undefined; notice?: Notice | undefined },
): Promise<readonly AnyStep[]> {
  if (person?.status !== 'active') return [];
  if (letter) await writeTo(deps, person, letter);
  return notice ? notificationSteps.create(person.UserID, notice, { id: deps.newId(), at: deps.now() }) : [];
}
