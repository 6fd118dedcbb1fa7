import { handler as requestRefund } from '#functions/money/requestRefund.lambda.ts';
import type { PaymentID } from '#shared/ids.ts';
import type { PersonKey } from '../people.ts';
import type { BackdatedDeps } from './backdate.ts';
import { callerOf } from './caller.ts';

/** Reasons of refund requests that wait for an answer: each is about the latest payment of a project. */
export const refundReasons: Readonly<Record<string, string>> = {
  tidewatch:
    'I pressed the button twice on the train and only noticed at home. The other payment is meant, this one isn’t.',
  murmure: 'Je me suis trompé de projet : je voulais soutenir La Réparerie. Merci de votre compréhension !',
};

/** Asks for a refund at a past time. */
export async function askForRefund(
  backdated: BackdatedDeps,
  { PaymentID, by, reason, at }: { PaymentID: PaymentID; by: PersonKey; reason: string; at: string },
): Promise<void> {
  await backdated.run(at, deps =>
    requestRefund.invoke({ PaymentID, body: { reason }, caller: callerOf(by) }, deps),
  );
}
