import share from 'lucide-static/icons/share-2.svg?raw';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { Button } from '#web/ui/Button.tsx';
import { useHandOn } from '#web/ui/overlays/useHandOn.ts';

/** Opens the device's share dialog, or copies the URL where there is none. */
export function ShareButton({ project: { name, description } }: { project: Project }) {
  const { t } = useTranslation('project');
  const handOn = useHandOn({ copied: t('share.copied'), failed: t('share.failed') });

  return (
    <Button
      size="s"
      icon={share}
      onClick={() => {
        const url = window.location.origin + window.location.pathname;
        void handOn.share({ title: name, text: description, url });
      }}
    >
      {t('share.word')}
    </Button>
  );
}
