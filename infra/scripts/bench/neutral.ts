/**
 * `npm run bench:neutral`: checks whether response times reveal that an address has an account, against the local table and
 * user pool. 200 samples per side in random order (`-- --samples 50` for fewer). The measure is the area under the ROC curve
 * of a guess by time: 0.5 is chance, 1 is certainty. Fails above 0.55 (`-- --limit 0.6` for another limit).
 */
import { parseArgs } from 'node:util';
import { testEnvironment } from '#functions/testing/environment.ts';
import type { World } from '#functions/testing/world.ts';
import { UserID } from '#shared/ids.ts';
import { median, table } from './figures.ts';

Object.assign(process.env, testEnvironment, { LOG_LEVEL: 'silent' }); // functions read it when they start
const [{ accountWorld }, { emails }, reset, confirmation, signUp] = await Promise.all([
  import('#functions/auth/testing/accountWorld.ts'),
  import('#functions/authors/name.store.ts'),
  import('#functions/auth/requestPasswordReset.ts'),
  import('#functions/auth/requestConfirmation.ts'),
  import('#functions/auth/signUp.ts'),
]);
const { Step } = await import('#functions/platform/table/step.ts');

const { values } = parseArgs({
  options: { samples: { type: 'string', default: '200' }, limit: { type: 'string', default: '0.55' } },
});
const samples = Number(values.samples);
const limit = Number(values.limit);

type Call = (world: World, email: string, name: string) => Promise<{ status: number }>;
const calls: Record<string, Call> = {
  'password reset': (world, email) => world.callWith(reset.requestPasswordReset, { body: { email } }),
  'confirmation link': (world, email) =>
    world.callWith(confirmation.requestConfirmation, { body: { email } }),
  'sign-up': (world, email, username) =>
    world.callWith(signUp.signUp, {
      body: { email, username, password: 'correct horse', avatar: { kind: 'ready', name: 'avatar-07' } },
    }),
};

/** An account with an address, without a password in Cognito, which none of the calls needs. */
async function addAccount(world: World, email: string): Promise<void> {
  const id = UserID.parse(world.deps.newId());
  await world.user({ UserID: id, email });
  await world.table.write(Step.create(emails.key(email), { UserID: id }));
}

/** Chance that a value of one side is greater than one of the other; which side it is does not matter. */
function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  let greater = 0;
  for (const a of one) for (const b of other) greater += a > b ? 1 : a === b ? 0.5 : 0;
  const area = greater / (one.length * other.length);
  return Math.max(area, 1 - area);
}

async function measure(call: Call, kind: string) {
  const world = await accountWorld();
  const times = { known: [] as number[], new: [] as number[] };
  const sides = Array.from({ length: samples }, () => ['known', 'new'] as const).flat();
  const shuffled = sides.map(side => ({ side, at: Math.random() })).toSorted((a, b) => a.at - b.at);
  const word = kind.replaceAll(/\W/g, '');

  for (let warmUp = 0; warmUp < 20; warmUp++)
    await call(world, `warm${warmUp}${word}@example.com`, `warm${warmUp}`);
  for (const [number, { side }] of shuffled.entries()) {
    const email = `${word}${number}@example.com`;
    await addAccount(world, side === 'known' ? email : `other-${email}`); // the same work before each call
    world.clock.add({ minutes: 61 }); // no limit of the network is reached
    const began = performance.now();
    const { status } = await call(world, email, `name${number}`);
    times[side].push(performance.now() - began);
    if (status !== 202) throw new Error(`${kind}: ${status}`);
  }
  await world.end();
  return times;
}

const rows: string[][] = [];
for (const [kind, call] of Object.entries(calls)) {
  const times = await measure(call, kind);
  const area = areaUnderCurve(times.known, times.new);
  if (area > limit) process.exitCode = 1;
  rows.push([kind, median(times.known).toFixed(1), median(times.new).toFixed(1), area.toFixed(3)]);
}
console.log(table(['call', 'known address, ms', 'new address, ms', 'AUC'], rows));
