import type { ReactNode } from 'react';
import type { ApiError } from '#web/api/apiError.ts';
import { LoadError } from './LoadError.tsx';
import { Skeleton } from './Skeleton.tsx';

export interface QueryViewProps<Data> {
  /** A query as `useQuery` returns it, or several of them together. */
  query: { data: Data | undefined; error?: ApiError | undefined; mutate: () => unknown };
  /** Title of the alert shown if nothing could be loaded; a general text by default. */
  failed?: string | undefined;
  /** Shapes of the expected content; three lines by default. Null if nothing is shown until then. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Content of a query in its states: loading, not loaded with a button that tries again, and ready. Content that has been loaded stays
 * when it cannot be loaded again.
 */
export function QueryView<Data>({ query, failed, skeleton, children }: QueryViewProps<Data>) {
  const { data, error, mutate } = query;
  if (data !== undefined) return children(data);
  if (error) return <LoadError title={failed} error={error} onAgain={() => void mutate()} />;
  return skeleton === null ? null : <Skeleton>{skeleton}</Skeleton>;
}
