import { Skeleton } from './Skeleton.tsx';

/**
 * Placeholder of a page whose code is loading. It is no `div`: after a reload, Chromium looks for the content that was at the top
 * of the window by the names of its elements, and would scroll to a `div` of the placeholder.
 */
export const PagePlaceholder = () => (
  <section className="wrap band page-wait">
    <Skeleton />
  </section>
);
