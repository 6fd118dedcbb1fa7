import { Skeleton } from './Skeleton.tsx';

/**
 * Placeholder of a page whose code is loading. It is no `div`: Chromium looks for what was at the top of the window
 * before a reload by the names of its elements, and would scroll to where the placeholder has a `div` of its own.
 */
export const PagePlaceholder = () => (
  <section className="wrap band page-wait">
    <Skeleton />
  </section>
);
