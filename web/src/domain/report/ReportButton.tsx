import flag from 'lucide-static/icons/flag.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportTarget } from '#shared/entities/report.ts';
import { useNamespace } from '#web/i18n/useNamespace.ts';
import { Button } from '#web/ui/Button.tsx';
import { ReportDialog } from './ReportDialog.tsx';

export interface ReportButtonProps {
  target: ReportTarget;
  className?: string;
}

/** Opens the dialog in which content is reported. Loads its translations; shows nothing until then. */
export function ReportButton({ target, className }: ReportButtonProps) {
  const { t } = useTranslation('moderation');
  const [isOpen, setOpen] = useState(false);
  if (!useNamespace('moderation')) return null;
  return (
    <>
      <Button kind="quiet" size="s" icon={flag} className={className} onClick={() => setOpen(true)}>
        {t('report.button')}
      </Button>
      <ReportDialog open={isOpen} target={target} onClose={() => setOpen(false)} />
    </>
  );
}
