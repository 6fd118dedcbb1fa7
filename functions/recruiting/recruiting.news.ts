import { askingWhile } from '#functions/notifications/asking.ts';
import { notify } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectName } from '#functions/projects/projectNames.ts';
import { links } from '#shared/paths.ts';
import { recruitingEvents } from './recruiting.events.ts';
import { recruitLabels } from './recruitLabel.store.ts';

/** Kind of the notification and the email about each change. */
const kinds = {
  asked: 'recruitLabelAsked',
  granted: 'recruitLabelGranted',
  refused: 'recruitLabelRefused',
  revoked: 'recruitLabelRevoked',
} as const;

/** Publishes the change for each person, so that each is notified exactly once. */
const publishForTeam: DomainEventHandler<Payload<typeof recruitingEvents.recruitLabelChanged>> = async (
  { payload: { people, ...change } },
  deps,
) =>
  people.map(UserID => outbox.publish(deps, recruitingEvents.recruitLabelChangedFor, { ...change, UserID }));

const tellOfLabel: DomainEventHandler<Payload<typeof recruitingEvents.recruitLabelChangedFor>> = async (
  { payload: { ProjectID, kind, personId, UserID } },
  deps,
) => {
  const [project, recipient, person] = await deps.table.batchGet(
    projects.key(ProjectID),
    callers.key(UserID),
    callers.key(personId ?? UserID),
  );
  if (!project) return [];
  const link = links.project({ ProjectID, hash: 'team' });
  return await notify(deps, recipient, {
    email: { template: kinds[kind], path: link },
    notification: { kind: kinds[kind], values: {}, link },
    names: { project: projectName(deps, project), person },
    ...(kind === 'asked' && {
      asks: {
        ...askingWhile(recruitLabels.key(ProjectID), 'status', ['asked']),
        until: { field: 'consents', names: UserID },
      },
    }),
  });
};

export const recruitingNews = [
  handlersOf(recruitingEvents.recruitLabelChanged, { publishForTeam }),
  handlersOf(recruitingEvents.recruitLabelChangedFor, { tellOfLabel }),
];
