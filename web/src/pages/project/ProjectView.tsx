import { useEffect, useRef } from 'react';
import type { Project } from '#shared/entities/project.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Description } from './Description.tsx';
import { PartsFailure, PartsPlaces } from './PartsPlaces.tsx';
import { ProjectCover } from './ProjectCover.tsx';
import { ProjectTabs } from './ProjectTabs.tsx';
import { ProjectCrumbs, ProjectTitle } from './ProjectTitle.tsx';
import { SupportPanel } from './SupportPanel.tsx';
import { useDocumentHead } from './useDocumentHead.ts';
import { useSupport } from './useSupport.ts';

const ProjectParts = lazyComponent(async () => (await import('./ProjectParts.tsx')).ProjectParts, {
  fallback: <PartsPlaces />,
  renderError: retry => <PartsFailure onRetry={retry} />,
});
const PayBar = lazyComponent(async () => (await import('./PayBar.tsx')).PayBar);

/** A project that has arrived. */
export function ProjectView({ project }: { project: Project }) {
  const support = useSupport(project);
  const panel = useRef<HTMLDivElement>(null);
  useDocumentHead(project);
  useAnchorOnArrival();

  return (
    <>
      <div className="wrap">
        <ProjectCrumbs project={project} />
      </div>
      <div className="wrap pcover-wrap">
        <div className="pcover">
          <ProjectCover project={project} width={1200} height={380} at={0.4} />
        </div>
      </div>
      <div className="wrap pgrid">
        <ProjectTitle project={project} />
        <SupportPanel project={project} support={support} ref={panel} />
        <div className="pmain">
          <ProjectTabs project={project} />
          <Description project={project} />
          <ProjectParts project={project} />
        </div>
      </div>
      <PayBar project={project} support={support} panel={panel} />
    </>
  );
}

/** An address that names a part of the page leads there, although the page came after the address. */
function useAnchorOnArrival() {
  useEffect(() => {
    const part = window.location.hash.slice(1);
    if (part) document.getElementById(part)?.scrollIntoView();
  }, []);
}
