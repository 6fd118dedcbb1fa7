import { useSearchParams } from 'react-router-dom';
import { readQuery } from '#shared/paths.ts';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';

/** Returns the path that opens the form of a task on this page. */
export function useOpenPath(): (id: string) => string {
  const [search] = useSearchParams();
  return id => {
    const next = new URLSearchParams(search);
    next.set('task', id);
    return `?${next}`;
  };
}

/** The task that the URL names, with functions that open and close its form. */
export function useOpenTask() {
  const [search, choose] = useAddressQuery();
  const set = (id: string | undefined) => choose({ task: id }, { replace: false });
  return {
    opened: readQuery('project-tasks', search).task,
    open: (id: string) => set(id),
    close: () => set(undefined),
  };
}
