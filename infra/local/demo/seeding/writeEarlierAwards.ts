import { awards, type Cause, toStoredAward } from '#functions/authors/award.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { MessageID, ProjectID, TaskID } from '#shared/ids.ts';
import { randomFrom } from '#shared/random.ts';
import { reputation } from '#shared/settings.ts';
import { userIdOf } from '../demoId.ts';
import type { Moments } from '../moments.ts';
import { type PersonKey, people } from '../people.ts';
import { demoProjects } from '../projects.ts';
import { projectIdOf } from './replayProject.ts';

/** Days before the seeding within which the history of the projects is replayed, with awards of its own. */
const replayed = 30;

/** Writes the awards that add up to the points that a person had before the seeded history. */
export async function writeEarlierAwards(
  name: PersonKey,
  { table, moments }: { table: Pick<Table, 'write'>; moments: Moments },
): Promise<void> {
  const { points, joined } = people[name];
  const random = randomFrom(`awards·${name}`);
  for (const [place, cause] of causesOf(name, points, random).entries()) {
    const days = replayed + random() * Math.max(1, joined - replayed);
    const at = moments.ago(Math.min(days, joined), `award·${name}·${place}`);
    const step = Step.create(awards.key(userIdOf(name), cause), toStoredAward(userIdOf(name), cause, at));
    if (await table.write(step)) throw new Error(`Award ${place} of ${name} exists already`);
  }
}

/** Causes whose points add up to a multiple of the smallest award. */
function causesOf(name: PersonKey, points: number, random: () => number): Cause[] {
  const causes: Cause[] = [];
  let rest = points;
  const add = (cause: (place: number) => Cause, each: number, most: number): void => {
    const times = Math.min(most, Math.floor(rest / each));
    for (let place = 0; place < times; place++) causes.push(cause(place));
    rest -= times * each;
  };
  // Projects that are no longer there, and tasks in projects of others that are.
  const former = (place: number) => ProjectID.parse(`former-${name}-${place}`);
  const others = demoProjects.filter(({ owner, state }) => owner !== name && state === 'in-development');
  const task = (place: number): Cause => {
    const project = others[Math.floor(random() * others.length)];
    if (!project) throw new Error('No demo project is in development.');
    return {
      kind: 'task',
      ProjectID: projectIdOf(project),
      TaskID: TaskID.parse(`former-${name}-${place}`),
      projectPoints: 0,
    };
  };

  add(task, reputation.acceptedTask, 12);
  add(place => ({ kind: 'submission', ProjectID: former(place) }), reputation.submitProject, 3);
  add(place => ({ kind: 'completion', ProjectID: former(place) }), reputation.completeProject, Infinity);
  add(place => task(place + 12), reputation.acceptedTask, Infinity);
  add(
    place => ({ kind: 'answer', answered: MessageID.parse(`former-${name}-${place}`) }),
    reputation.answerMessage,
    Infinity,
  );
  if (rest !== 0) throw new Error(`The points of ${name} are not a multiple of ${reputation.answerMessage}.`);
  return causes;
}
