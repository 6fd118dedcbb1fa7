import { type PostingInput, post } from '#functions/ledger/ledger.ts';
import { changesBetween, type Position } from './position.ts';

interface CapturePosting extends Omit<PostingInput, 'entries'> {
  /** Minor units of the payment. */
  amount: number;
  /** The position booked so far; absent for a new capture. */
  before?: Position;
  position: Position;
  /** Entries of the recipients, the commission and `clearing`, in the payment's currency. */
  entries: PostingInput['entries'];
}

/** Steps of the postings that change a captured payment's position: one for each currency in which it settled. */
export function postCapture({ amount, before, position, entries, ...posting }: CapturePosting) {
  const { id, currency } = posting;
  return [...changesBetween({ amount, currency }, before, position)].flatMap(([settled, changes]) =>
    settled === currency
      ? post({ ...posting, entries: [...changes, ...entries] })
      : post({ ...posting, id: `${id}-${settled}`, currency: settled, entries: changes }),
  );
}
