import { Skeleton } from './Skeleton.tsx';

/** The place of a page that is not there yet. */
export const PagePlaceholder = () => (
  <div className="wrap band page-wait">
    <Skeleton />
  </div>
);
