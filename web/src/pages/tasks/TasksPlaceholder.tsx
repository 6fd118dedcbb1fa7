import './Tasks.css';
import { openTaskStates } from '#shared/taskLifecycle.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Stands for a board of tasks until it has been loaded: its name, the filters and the columns. */
export const TasksPlaceholder = () => (
  <Skeleton>
    <span className="skel skel--title tasks-skel-title" />
    <span className="skel tasks-skel-tools" />
    <span className="kan">
      {[...openTaskStates, 'DONE'].map(status => (
        <span key={status} className="skel tasks-skel-column" />
      ))}
    </span>
  </Skeleton>
);
