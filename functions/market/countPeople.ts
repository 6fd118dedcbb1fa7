import type { Projection } from '#functions/platform/projection.ts';
import type { UserID } from '#shared/ids.ts';
import { addCounts } from './counts.store.ts';

interface Person {
  UserID: UserID;
  status: string;
}

/** Counts users whose accounts become active or cease to be. */
export const countPeople: Projection<Person> = ({ before, after }) => {
  const known = after ?? before;
  const people = Number(after?.status === 'active') - Number(before?.status === 'active');
  return Promise.resolve(known && people !== 0 ? [addCounts(known.UserID, { people })] : []);
};
