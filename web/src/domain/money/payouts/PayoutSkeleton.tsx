import './Payouts.css';

/** The shape of a table of payouts while it loads. */
export const PayoutSkeleton = () => <span className="skel payout-skel" />;
