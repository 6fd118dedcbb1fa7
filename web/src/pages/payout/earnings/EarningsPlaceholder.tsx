import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Stands for the chart and the payouts until they have been loaded. */
export const EarningsPlaceholder = () => (
  <Skeleton>
    <span className="skel earnings-skel" />
    <span className="skel payout-skel" />
  </Skeleton>
);
