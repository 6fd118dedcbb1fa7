import { Sheet } from '#web/ui/Sheet.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Placeholder of a project page while it loads. */
export const ProjectSkeleton = () => (
  <Skeleton>
    <div className="wrap project-skel">
      <span className="skel skel--line" />
      <div className="pgrid">
        <div className="pcover">
          <span className="skel skel--fill" />
        </div>
        <div className="ptitle">
          <span className="skel skel--title" />
          <span className="skel skel--line" />
          <span className="skel skel--line skel--short" />
        </div>
        <div className="panel">
          <Sheet raised>
            <span className="skel skel--panel" />
          </Sheet>
        </div>
      </div>
    </div>
  </Skeleton>
);
