import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type ProjectRecord, projectSteps, projects } from '#functions/projects/project.store.ts';
import type { RecruitLabelEnding } from '#shared/entities/recruitLabel.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { reputation } from '#shared/settings.ts';
import { recruitingEvents } from './recruiting.events.ts';
import {
  areConsentsOpen,
  concerns,
  isAgreed,
  labelSteps,
  recruitLabels,
  type StoredEntry,
  type StoredLabel,
} from './recruitLabel.store.ts';
import { hasPoints } from './toRecruitLabel.ts';

/** Number of changes by others, between a read and a write, that an event handler tolerates. */
const maxRounds = 10;

/** Reads the people of a label. Cost: 1 DynamoDB request. */
export const readPeople = (table: Pick<Deps['table'], 'batchGet'>, { people }: Pick<StoredLabel, 'people'>) =>
  table.batchGet(...people.map(({ UserID }) => authors.key(UserID)));

/** Whether the label can be granted: everyone has consented, is active, and has the points. */
export const isGrantable = (label: StoredLabel, users: readonly (StoredUser | undefined)[]): boolean =>
  isAgreed(label) && users.every(user => user?.status === 'active' && hasPoints(user));

/**
 * Steps of a change: the label, an entry of its history, and the event that notifies the others. A label that can be
 * granted is granted, on condition that everyone still has the points, and the project gets it.
 */
export function changeSteps(
  deps: Pick<Deps, 'now' | 'newId'>,
  {
    project,
    before,
    after,
    entry,
    users,
  }: {
    project: ProjectRecord;
    before: StoredLabel | undefined;
    after: Omit<StoredLabel, 'revision' | 'changedAt' | 'status'>;
    entry?: Omit<StoredEntry, 'at'> & { UserID: UserID };
    users: readonly (StoredUser | undefined)[];
  },
) {
  const at = deps.now();
  const { ProjectID } = project;
  const asked: StoredLabel = { ...after, status: 'asked', changedAt: at, revision: deps.newId() };
  const granted = isGrantable(asked, users);
  const label: StoredLabel = granted ? { ...asked, status: 'granted' } : asked;
  const everyone = label.people.map(({ UserID }) => UserID);
  const steps = [
    labelSteps.save(before, label),
    entry && labelSteps.record(ProjectID, deps.newId(), { ...entry, at }),
    entry?.kind === 'asked' && !granted
      ? outbox.publish(deps, recruitingEvents.recruitLabelChanged, {
          ProjectID,
          kind: 'asked',
          personId: entry.UserID,
          people: everyone.filter(id => id !== entry.UserID),
        })
      : undefined,
    ...(granted ? grantSteps(deps, project, everyone) : []),
  ];
  return { label, steps };
}

const grantSteps = (deps: Pick<Deps, 'now' | 'newId'>, project: ProjectRecord, everyone: UserID[]) => [
  projectSteps.label(project, deps.now()),
  ...everyone.map(id =>
    Step.check(authors.key(id))
      .when('status', '=', 'active')
      .when('contributionPoints', '>=', reputation.recruitThreshold),
  ),
  labelSteps.record(project.ProjectID, deps.newId(), { kind: 'granted', at: deps.now() }),
  outbox.publish(deps, recruitingEvents.recruitLabelChanged, {
    ProjectID: project.ProjectID,
    kind: 'granted',
    people: everyone,
  }),
];

/** Steps that end a label because of a person: a request is refused, a granted label revoked. The others are notified. */
export function endSteps(
  deps: Pick<Deps, 'now' | 'newId'>,
  before: StoredLabel,
  UserID: UserID,
  because: RecruitLabelEnding,
) {
  const { ProjectID, status } = before;
  const at = deps.now();
  const kind = status === 'granted' ? 'revoked' : 'refused';
  const consents = before.consents.filter(id => id !== UserID);
  const label: StoredLabel = { ...before, status: kind, consents, changedAt: at, revision: deps.newId() };
  const steps = [
    labelSteps.save(before, label),
    labelSteps.record(ProjectID, deps.newId(), { kind, UserID, because, at }),
    status === 'granted' ? projectSteps.unlabel(ProjectID, at) : undefined,
    outbox.publish(deps, recruitingEvents.recruitLabelChanged, {
      ProjectID,
      kind,
      personId: UserID,
      because,
      people: before.people.map(person => person.UserID).filter(id => id !== UserID),
    }),
  ];
  return { label, steps };
}

/** Ends the open label of a project because a person has left it or lost their account. Idempotent. */
export async function endLabel(
  deps: Deps,
  ProjectID: ProjectID,
  UserID: UserID,
  because: RecruitLabelEnding,
): Promise<void> {
  await repeat(async () => {
    const label = await deps.table.get(recruitLabels.key(ProjectID));
    if (!label || !areConsentsOpen(label) || !concerns(label, UserID)) return true;
    return !(await deps.table.transact(...endSteps(deps, label, UserID, because).steps));
  }, ProjectID);
}

/** Grants the label that a team is asking for if nothing is missing any more. Idempotent. */
export async function grantIfReady(deps: Deps, ProjectID: ProjectID): Promise<void> {
  await repeat(async () => {
    const [label, project] = await deps.table.batchGet(recruitLabels.key(ProjectID), projects.key(ProjectID));
    if (!project || label?.status !== 'asked') return true;
    const users = await readPeople(deps.table, label);
    if (!isGrantable(label, users)) return true;
    const { steps } = changeSteps(deps, { project, before: label, after: label, users });
    return !(await deps.table.transact(...steps));
  }, ProjectID);
}

async function repeat(attempt: () => Promise<boolean>, ProjectID: ProjectID): Promise<void> {
  for (let round = 0; round < maxRounds; round++) if (await attempt()) return;
  throw new Error(`Recruit label of ${ProjectID} keeps changing`);
}
