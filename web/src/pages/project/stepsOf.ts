import type { Project } from '#shared/entities/project.ts';
import { stoneSums } from '#shared/stones.ts';
import { nextMilestone, nextStone } from '#web/domain/money/support/support.ts';
import { doesProjectTake } from '#web/domain/project/isProjectActionAllowed.ts';

/** A stone of a budget or a milestone of its owner's own, and how far it has come. */
export type Step = {
  /** Minor units. */
  amount: number;
  state: 'set' | 'now' | 'missing';
  /** Index among those of its kind, lowest first. */
  place: number;
} & ({ kind: 'stone' } | { kind: 'milestone'; name: string });

/**
 * The stones of a budget with the milestones at their places between them, lowest first; a stone comes before a milestone of its
 * amount. None is the next one of a project that takes no payments.
 */
export function stepsOf(
  project: Pick<Project, 'budget' | 'raised' | 'milestones' | 'status' | 'suspended'>,
): Step[] {
  const { budget, raised, milestones = [] } = project;
  const isGrowing = doesProjectTake('acceptPayments', project);
  const stone = isGrowing ? nextStone(project) : undefined;
  const milestone = isGrowing ? nextMilestone(project) : undefined;
  const stateOf = (isReached: boolean, isNext: boolean): Step['state'] =>
    isReached ? 'set' : isNext ? 'now' : 'missing';
  return [
    ...stoneSums(budget).map((amount, index) => ({
      kind: 'stone' as const,
      place: index,
      amount,
      state: stateOf(raised >= amount, index === stone?.place),
    })),
    ...milestones.map(({ name, amount }, index) => ({
      kind: 'milestone' as const,
      place: index,
      name,
      amount,
      state: stateOf(raised >= amount, amount === milestone?.amount),
    })),
  ].toSorted((one, other) => one.amount - other.amount);
}
