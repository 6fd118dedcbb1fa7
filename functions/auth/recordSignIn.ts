import { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { errorFields } from '#functions/platform/log.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { UserID } from '#shared/ids.ts';

/** Records the time of a sign-in. Failures are logged and do not prevent the sign-in. */
export async function recordSignIn({ table, now, log }: Deps, id: UserID): Promise<void> {
  try {
    await table.write(Step.update(authors.key(id), { lastLogin: now() }));
  } catch (error) {
    log.error('sign_in.unrecorded', errorFields(error));
  }
}
