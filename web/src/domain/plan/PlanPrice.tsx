import './PlanPrice.css';

/** The price of a plan, and below it what it is for. */
export const PlanPrice = ({ price, per }: { price: string; per: string }) => (
  <p className="plan-price">
    <b className="num">{price}</b>
    <span className="fine">{per}</span>
  </p>
);
