import type { Mail } from './sendEmail.ts';

/** Kinds of feedback about an email: a permanent bounce, a temporary bounce, or a report as spam. */
export const feedbackKinds = ['bounce', 'softBounce', 'complaint'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** SES's event of a bounce or a complaint, as EventBridge delivers it: the part that is used. */
export interface MailFeedbackEvent {
  source: 'aws.ses';
  'detail-type': 'Email Bounced' | 'Email Complaint Received';
  detail: {
    eventType: 'Bounce' | 'Complaint';
    mail: { timestamp: string; messageId: string; destination: string[] };
    bounce?: {
      bounceType: 'Permanent' | 'Transient';
      bounceSubType: string;
      timestamp: string;
      bouncedRecipients: { emailAddress: string }[];
    };
    complaint?: {
      complaintFeedbackType: string;
      timestamp: string;
      complainedRecipients: { emailAddress: string }[];
    };
  };
}

type Sent = Pick<Mail, 'messageId' | 'at' | 'destination'>;

/** Feedback event about an email at a time. */
export function feedbackOn(
  { messageId, at, destination }: Sent,
  kind: FeedbackKind,
  now: Date,
  bounceSubType = 'General',
): MailFeedbackEvent {
  const timestamp = now.toISOString();
  const mail = { timestamp: new Date(at * 1000).toISOString(), messageId, destination: destination.to };
  const recipients = destination.to.map(emailAddress => ({ emailAddress }));
  if (kind === 'complaint')
    return {
      source: 'aws.ses',
      'detail-type': 'Email Complaint Received',
      detail: {
        eventType: 'Complaint',
        mail,
        complaint: { complaintFeedbackType: 'abuse', timestamp, complainedRecipients: recipients },
      },
    };
  const bounceType = kind === 'bounce' ? 'Permanent' : 'Transient';
  return {
    source: 'aws.ses',
    'detail-type': 'Email Bounced',
    detail: {
      eventType: 'Bounce',
      mail,
      bounce: { bounceType, bounceSubType, timestamp, bouncedRecipients: recipients },
    },
  };
}

/** Delivers events as EventBridge may: late, and more than once. */
export function openFeedback(deliver: (event: MailFeedbackEvent) => Promise<void>, delay = 1_000) {
  const pending = new Set<Promise<unknown>>();
  const timers = new Set<NodeJS.Timeout>();
  const later = (event: MailFeedbackEvent, wait: number) => {
    const delivered = new Promise<void>(resolve => {
      timers.add(setTimeout(resolve, wait));
    }).then(() => deliver(event));
    pending.add(delivered);
    void delivered.catch(() => {}).finally(() => pending.delete(delivered)); // the function has logged its failure
  };
  return {
    send(event: MailFeedbackEvent): void {
      later(event, delay);
      later(event, 2 * delay);
    },
    /** Resolves once all events have been delivered. */
    async idle(): Promise<void> {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
    close(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
