import './Tasks.css';
import { openTaskStates } from '#shared/taskLifecycle.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Stands for a board of tasks until it has been loaded: its name and the columns. */
export const TasksPlaceholder = () => (
  <Skeleton>
    <div className="stackv gap-3">
      <span className="skel skel--title" />
      <div className="kan">
        {[...openTaskStates, 'DONE'].map(status => (
          <div key={status} className="kcol stackv gap-3">
            <span className="skel skel--title" />
            <span className="skel skel--line" />
            <span className="skel skel--line skel--short" />
          </div>
        ))}
      </div>
    </div>
  </Skeleton>
);
