import { banPerson } from '#functions/admin/banPerson.ts';
import { userIdOf } from '../demoId.ts';
import { callerOf } from './caller.ts';
import type { SeedContext } from './seedContext.ts';

/** Bans the owner of an offer that was too good to be true, some days after it was denied. */
export async function banBarry({ backdated, moments }: Pick<SeedContext, 'backdated' | 'moments'>) {
  await backdated.run(moments.ago(5, 'barry·banned'), deps =>
    banPerson.invoke(
      {
        UserID: userIdOf('barry'),
        body: { reason: 'Promises a fixed income to whoever pays first, after a warning, again and again.' },
        caller: callerOf('edith'),
      },
      deps,
    ),
  );
}
