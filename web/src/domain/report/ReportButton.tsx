import flag from 'lucide-static/icons/flag.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportTarget } from '#shared/entities/report.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { ReportDialog } from './ReportDialog.tsx';

export interface ReportButtonProps {
  target: ReportTarget;
  className?: string;
}

/** Opens the dialog in which content is reported. */
export const ReportButton = lazyComponent(() => Opener, { texts: ['moderation'] });

function Opener({ target, className }: ReportButtonProps) {
  const { t } = useTranslation('moderation');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="s" icon={flag} className={className} onClick={() => setOpen(true)}>
        {t('report.button')}
      </Button>
      <ReportDialog open={isOpen} target={target} onClose={() => setOpen(false)} />
    </>
  );
}
