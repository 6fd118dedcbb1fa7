import { useRef, useState } from 'react';
import type { Project } from '#shared/entities/project.ts';
import { useSupport } from '#web/domain/money/support/useSupport.ts';
import { ProjectCover } from '#web/domain/project/ProjectCover.tsx';
import { ReadIn, useVersionOf } from '#web/domain/reading/versions.ts';
import { useVisit } from '#web/domain/visit/useVisit.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { useDocumentHead } from '#web/ui/useDocumentHead.ts';
import { useHashPart } from '#web/ui/useHashTarget.ts';
import { Description } from './Description.tsx';
import { PayBar } from './PayBar.tsx';
import { ProjectSections } from './ProjectSections.tsx';
import { ProjectTabs } from './ProjectTabs.tsx';
import { ProjectCrumbs, ProjectTitle } from './ProjectTitle.tsx';
import { SupportPanel } from './SupportPanel.tsx';

/** Only for projects that have been halted or abandoned. */
const AdoptionNotice = lazyComponent(
  async () => (await import('./adoption/AdoptionNotice.tsx')).AdoptionNotice,
  { texts: ['teams'] },
);
/** Only for its owner. */
const Completeness = lazyComponent(
  async () => (await import('#web/domain/project/owner/Completeness.tsx')).Completeness,
  { texts: ['owner'] },
);

/** Page of a loaded project, in the version for the language of the page or, if the reader chooses so, in the original. */
export function ProjectView({ project }: { project: Project }) {
  const [isOriginal, setOriginal] = useState(false);
  return (
    <ReadIn value={isOriginal ? project.language : undefined}>
      <Version project={project} onToggle={() => setOriginal(!isOriginal)} />
    </ReadIn>
  );
}

function Version({ project, onToggle }: { project: Project; onToggle: () => void }) {
  const support = useSupport(project);
  const panel = useRef<HTMLDivElement>(null);
  useDocumentHead(useVersionOf(project).project);
  useHashPart();
  useVisit(project);

  return (
    <>
      <div className="wrap">
        <ProjectCrumbs project={project} />
      </div>
      <div className="wrap pgrid">
        <div className="pcover">
          <ProjectCover project={project} width={960} height={380} at={0.45} />
        </div>
        <ProjectTitle project={project} onToggle={onToggle} />
        <SupportPanel project={project} support={support} ref={panel} />
        <div className="pmain">
          <ProjectTabs project={project} />
          {(project.status === 'halted' || project.status === 'abandoned') && (
            <AdoptionNotice project={project} />
          )}
          {project.you.owner && <Completeness project={project} />}
          <Description project={project} />
          <ProjectSections project={project} />
        </div>
      </div>
      <PayBar project={project} support={support} panel={panel} />
    </>
  );
}
