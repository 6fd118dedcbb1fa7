import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import type { UserID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { type Entitled, hasPrivilege } from '#shared/privileges.ts';
import { reputation } from '#shared/settings.ts';
import { noteLatestTeam, type StoredLatestTeam } from './latestTeam.store.ts';
import { members, membershipsOf } from './member.store.ts';
import { type ProjectRecord, projects } from './project.store.ts';

type Person = Entitled & { UserID: UserID };
type Team = Pick<ProjectRecord, 'ProjectID'>;

/** Whether a team of a project keeps those of its members who may only work in one from applying elsewhere. */
const isActive = (project: ProjectRecord | undefined): project is ProjectRecord =>
  project !== undefined && isActionAllowed(projectActions.changeTeam, project.status);

/**
 * The active teams because of which a person cannot apply for another role. Working in several requires a paid plan or enough
 * points. Cost: 2 DynamoDB requests, or none.
 */
export async function teamsInTheWay(table: Table, person: Person) {
  if (hasPrivilege('work', person)) return [];
  const { items } = await table.query(members, { ...membershipsOf(person.UserID), limit: 50 });
  const found = await activeAmong(table, items);
  return found.map(({ ProjectID, shortName }) => ({ ProjectID, shortName }));
}

/** Whether one of a person's teams keeps them from applying for another role. Cost: 1 DynamoDB request, or none. */
export async function isHeldByTeam(table: Table, person: Person, teams: readonly Team[]): Promise<boolean> {
  const found = await activeAmong(table, teamsThatMayHold(person, teams));
  return found.length > 0;
}

/** The teams that keep a person from applying for another role while they are active. */
export const teamsThatMayHold = <Known extends Team>(
  person: Entitled,
  teams: readonly Known[],
): readonly Known[] => (hasPrivilege('work', person) ? [] : teams);

/** Whether one of these teams is active; their projects are among those in `read`. */
export const isActiveAmong = (teams: readonly Team[], read: readonly ProjectRecord[]): boolean =>
  read.some(project => isActive(project) && teams.some(({ ProjectID }) => ProjectID === project.ProjectID));

async function activeAmong(table: Table, teams: readonly Team[]): Promise<ProjectRecord[]> {
  if (teams.length === 0) return [];
  const found = await table.batchGet(...teams.map(({ ProjectID }) => projects.key(ProjectID)));
  return found.filter(isActive);
}

/**
 * The step with which a person joins a team, besides the step that creates the member: if two teams admit a person at the
 * same time who may only work in one, the second is refused. `latest` is the person's latest team as it was read. Cost: up
 * to 3 DynamoDB requests.
 */
export async function joinStep(
  table: Table,
  person: Person,
  team: StoredLatestTeam,
  latest: StoredLatestTeam | undefined,
): Promise<ReturnType<typeof noteLatestTeam> | undefined | Refusal<'IN_ANOTHER_TEAM'>> {
  if (hasPrivilege('work', person)) return undefined;
  const [listed, isInLatest] = await Promise.all([
    teamsInTheWay(table, person),
    latest && latest.ProjectID !== team.ProjectID && worksIn(table, person.UserID, latest),
  ]);
  const others = listed.filter(({ ProjectID }) => ProjectID !== team.ProjectID);
  if (isInLatest || others.length > 0) return refuse('IN_ANOTHER_TEAM', { points: reputation.workOnSeveral });
  return noteLatestTeam(person.UserID, latest, team);
}

async function worksIn(table: Table, person: UserID, { ProjectID }: StoredLatestTeam): Promise<boolean> {
  const [member, project] = await table.batchGet(members.key(ProjectID, person), projects.key(ProjectID));
  return member !== undefined && isActive(project);
}
