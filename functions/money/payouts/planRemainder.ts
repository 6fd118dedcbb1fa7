import { Step } from '#functions/platform/table/step.ts';
import { type Distribution, distributions } from './distribution.store.ts';

/**
 * Plans the recipients that do not fit into this transaction: their total, the step that stores them, and the distribution
 * id to continue with.
 */
export function planRemainder(distribution: Omit<Distribution, 'done'>) {
  const { id, people } = distribution;
  const sum = people.reduce((total, { amount }) => total + amount, 0);
  if (people.length === 0) return { sum: 0, step: undefined, id: undefined };
  return { sum, step: Step.create(distributions.key(id), { ...distribution, done: 0 }), id };
}
