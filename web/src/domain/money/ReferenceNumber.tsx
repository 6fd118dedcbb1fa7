import { referenceNumber } from '#shared/referenceNumber.ts';
import { classes } from '#web/ui/classes.ts';

export interface ReferenceNumberProps {
  id: string;
  /** On a line of its own, below what it is the number of. */
  ownLine?: boolean;
}

/** The number under which people speak of an order or a payout; the id behind it is its title. */
export const ReferenceNumber = ({ id, ownLine = false }: ReferenceNumberProps) => (
  <span className={classes('nowrap', ownLine && 'block fine muted')} title={id}>
    {referenceNumber(id)}
  </span>
);
