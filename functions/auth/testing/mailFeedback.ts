import { recordMailFeedback } from '#functions/jobs/recordMailFeedback.ts';
import type { World } from '#functions/testing/world.ts';
import { type FeedbackKind, feedbackOn } from '#infra/local/mail/mailFeedback.ts';

/** Reports what has become of an email that was sent to an address at a time, as EventBridge does. */
export async function reportMail(
  { deps, clock }: Pick<World, 'deps' | 'clock'>,
  to: string,
  kind: FeedbackKind,
  sentAt: string = clock.now(),
): Promise<void> {
  const sent = {
    messageId: 'm-1',
    at: Date.parse(sentAt) / 1000,
    destination: { to: [to], cc: [], bcc: [] },
  };
  await recordMailFeedback.withDeps(deps)(feedbackOn(sent, kind, new Date(clock.now())));
}
