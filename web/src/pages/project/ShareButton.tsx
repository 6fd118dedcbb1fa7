import share from 'lucide-static/icons/share-2.svg?raw';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { Button } from '#web/ui/Button.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Opens the device's share dialog, or copies the URL where there is none. */
export function ShareButton({ project: { name, description } }: { project: Project }) {
  const { t } = useTranslation('project');
  const toast = useToast();

  async function hand() {
    const url = window.location.origin + window.location.pathname;
    if (typeof navigator.share === 'function') {
      // The user has closed the share dialog: no message.
      await navigator.share({ title: name, text: description, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ kind: 'success', title: t('share.copied'), key: 'share' });
    } catch {
      toast.show({ kind: 'info', title: t('share.failed'), text: url, duration: 15_000, key: 'share' });
    }
  }

  return (
    <Button size="s" icon={share} onClick={() => void hand()}>
      {t('share.word')}
    </Button>
  );
}
