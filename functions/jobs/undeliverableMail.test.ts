import { expect, test } from 'vitest';
import { accountEvents } from '#functions/auth/account.events.ts';
import { makeMail } from '#functions/platform/mail/mail.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { createWorld } from '#functions/testing/world.ts';

/** A world whose SES fails with an error, which its emulator cannot. */
async function worldWith(name: string) {
  process.env['MAIL_SENDER'] = 'Cairn <hello@cairn.example>';
  const send = () => Promise.reject(Object.assign(new Error(name), { name }));
  const world = await createWorld({ mail: makeMail({ client: { send } }) });
  const UserID = await world.user();
  await world.table.write(outbox.publish(world.deps, accountEvents.passwordChanged, { UserID }));
  return world;
}

test.each(['AccessDenied', 'MessageRejected'])(
  'an email that SES does not allow (%s) is logged for an alarm and does not hold up the stream',
  async name => {
    const world = await worldWith(name);
    await world.runStream();
    expect(world.logged.join('\n')).toContain('"message":"mail.forbidden"');
    await world.close();
  },
);

test.each(['Throttling', 'ServiceUnavailable'])('the stream repeats an email after %s', async name => {
  const world = await worldWith(name);
  await expect(world.runStream()).rejects.toThrow('The stream stopped');
  await world.close();
});
