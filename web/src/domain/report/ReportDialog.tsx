import { useTranslation } from 'react-i18next';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { ReportFormProps } from './ReportForm.tsx';

/** Few people report anything, and the pages on which one can are public. */
const ReportForm = lazyComponent(async () => (await import('./ReportForm.tsx')).ReportForm, {
  fallback: <Skeleton />,
});

export interface ReportDialogProps extends ReportFormProps {
  open: boolean;
}

/** The dialog in which content is reported. */
export function ReportDialog({ open, target, onClose }: ReportDialogProps) {
  const { t } = useTranslation('moderation');
  return (
    <Dialog open={open} onClose={onClose} title={t(`report.title.${target.kind}`)}>
      <ReportForm target={target} onClose={onClose} />
    </Dialog>
  );
}
