import { Skeleton } from './Skeleton.tsx';

/** Placeholder of a page whose code is loading. */
export const PagePlaceholder = () => (
  <div className="wrap band page-wait">
    <Skeleton />
  </div>
);
