import { SESClient } from '@aws-sdk/client-ses';
import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import type { DomainEventType } from '#functions/platform/domainEvent.ts';
import { makeMail } from '#functions/platform/mail/mail.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { requests } from '#functions/requests/request.store.ts';
import { startMail } from '#infra/local/mail/mail.ts';
import { ContributionRequestId, ProjectID, ProspectID, type UserID } from '#shared/ids.ts';
import { createWorld } from './world.ts';

/** Those of the scene; the application is another one in each, because its message is delivered once. */
const ids = {
  ProjectID: ProjectID.parse('signal-box'),
  contributionRequestId: ContributionRequestId.parse('request-1'),
  ProspectID: ProspectID.parse('role-1'),
};

/**
 * A world for tests of emails and notifications, with the email emulator: `startScene()` creates a project, its
 * French owner Olive and the American applicant Sam; `publish()` publishes an event and runs its handlers.
 */
export async function createNewsWorld() {
  process.env['MAIL_SENDER'] = 'Cairn <hello@cairn.example>';
  const server = await startMail();
  const client = new SESClient({
    endpoint: server.url,
    region: 'eu-west-2',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const world = await createWorld({ mail: makeMail({ client }) });
  let earlierEmails = 0;
  let scenes = 0;

  return {
    ...world,
    ids,

    /** Emails sent before the scene are ignored. */
    async startScene(): Promise<{ owner: UserID; applicant: UserID }> {
      earlierEmails = (await server.messages()).length;
      scenes += 1;
      ids.contributionRequestId = ContributionRequestId.parse(`request-${scenes}`);
      const owner = await world.user({
        firstName: 'Olive',
        email: `olive${earlierEmails}@example.com`,
        language: 'fr',
      });
      const applicant = await world.user({
        firstName: 'Sam',
        email: `sam${earlierEmails}@example.com`,
        language: 'us',
      });
      await world.table.write(Step.put(projects.key(ids.ProjectID), projectOf(owner)));
      await world.table.write(
        Step.put(requests.key(ids.ProjectID, ids.contributionRequestId), requestOf(owner, applicant)),
      );
      return { owner, applicant };
    },

    async publish<P>(event: DomainEventType<P>, payload: NoInfer<P>, id?: string): Promise<void> {
      await world.table.write(outbox.publish(world.deps, event, payload, id));
      await world.runStream({ domainEventHandlers, projections: [] });
    },

    /** Emails sent since the start of the scene, oldest first; `to` is the part before the digits and the @. */
    emails: async () =>
      (await server.messages()).slice(earlierEmails).map(({ subject, destination, body }) => ({
        subject,
        to: destination.to[0]?.replace(/\d*@.*/, ''),
        text: body.text ?? '',
        html: body.html ?? '',
      })),

    /** Notifications of a user in the app, newest first. */
    notificationsFor: async (as: UserID) => (await world.call(listNotifications, {}, { as })).data,

    async close(): Promise<void> {
      await world.close();
      await server.close();
    },
  };
}

const projectOf = (OwnerUserID: UserID): ReturnType<typeof projects.parse> => ({
  ProjectID: ids.ProjectID,
  OwnerUserID,
  name: 'The signal box',
  shortName: 'Signal Box',
  description: 'A signal box becomes a library.',
  details: 'Long enough.',
  language: 'en',
  country: 'GB',
  currency: 'GBP',
  budget: 100_000,
  endDate: '2027-01-01',
  progress: 0,
  rolesNeeded: 1,
  totalContributionBudget: 100_000,
  numberOfContributions: 100,
  contributionName: 'stone',
  contributorsPart: 0,
  image: { kind: 'cairn', palette: 'moss' },
  status: 'submitted',
  submittedAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  planAtSubmission: 'free',
  toHire: false,
  version: 1,
});

const requestOf = (OwnerUserID: UserID, contributorId: UserID) => ({
  ...ids,
  contributorId,
  OwnerUserID,
  projectShortName: 'Signal Box',
  role: 'carpenter',
  status: 'pending' as const,
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-12-04T12:00:00.000Z',
  reminders: 0,
});
