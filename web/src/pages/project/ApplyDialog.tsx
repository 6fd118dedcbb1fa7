import './People.css';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import type { Prospect } from '#shared/entities/prospect.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Loaded with the dialog, so that public pages do not load the form library at first. */
const ApplyForm = lazyComponent(async () => (await import('./ApplyForm.tsx')).ApplyForm, {
  texts: ['suggestions'],
  fallback: <Skeleton />,
});
const GoneRole = lazyComponent(async () => (await import('./ApplyForm.tsx')).GoneRole, {
  texts: ['suggestions'],
  fallback: <Skeleton />,
});

export interface ApplyDialogProps {
  project: Project;
  /** The dialog is open while a role is set. */
  role: Prospect | undefined;
  /** It also opens for a role that the address names and the project no longer has. */
  isGone?: boolean;
  onClose: () => void;
}

/** Dialog that sends an application for a role, with an optional note to the owner. */
export function ApplyDialog({ project, role, isGone = false, onClose }: ApplyDialogProps) {
  const { t } = useTranslation('project');
  return (
    <Dialog open={role !== undefined || isGone} onClose={onClose} title={t('apply.title')}>
      {isGone && <GoneRole project={project} />}
      {role && <ApplyForm project={project} role={role} onClose={onClose} />}
    </Dialog>
  );
}
