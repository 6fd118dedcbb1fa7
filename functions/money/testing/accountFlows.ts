import { expect } from 'vitest';
import type { UserID } from '#shared/ids.ts';
import { payoutAccounts } from '../accounts/account.store.ts';
import type { Flow } from './flow.ts';
import type { MoneyWorld } from './moneyWorld.ts';

/** The flows of payout accounts. */
export const accountFlows: readonly Flow[] = [
  {
    name: 'a payout account is set up',
    async begin(world, { owner }) {
      const setUp = () => world.onboard(owner);
      return {
        act: setUp,
        again: setUp,
        async check() {
          expect(await accountOf(world, owner)).toMatchObject({ status: 'ready' });
          expect(await accountsAtProvider(world, owner)).toBe(1);
        },
      };
    },
  },
  {
    name: 'a payout account is closed, and another one set up',
    async begin(world, { owner }) {
      await world.onboard(owner);
      const { accountId = '' } = (await accountOf(world, owner)) ?? {};
      const replace = () => world.onboard(owner);
      return {
        async act() {
          await world.atProvider('close-account', { id: accountId });
          await replace();
        },
        again: replace,
        async check() {
          const account = await accountOf(world, owner);
          expect(account).toMatchObject({ status: 'ready' });
          expect(account?.accountId).not.toBe(accountId);
          expect(await accountsAtProvider(world, owner)).toBe(1);
        },
      };
    },
  },
];

const accountOf = (world: MoneyWorld, owner: UserID) => world.table.get(payoutAccounts.key(owner));

async function accountsAtProvider(world: MoneyWorld, owner: UserID): Promise<number> {
  const { data } = await (await world.stripe()).accounts.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata?.['UserID'] === owner).length;
}
