import mail from 'lucide-static/icons/mail.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useSignInPath } from '#web/domain/person/useSignInPath.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Loaded with the dialog, so that public pages do not load the form library at first. */
const WriteToTeamForm = lazyComponent(async () => (await import('./WriteToTeamForm.tsx')).WriteToTeamForm, {
  fallback: <Skeleton />,
});

export interface WriteToTeamButtonProps {
  project: { ProjectID: ProjectID; shortName: string };
}

/** Opens the dialog in which a message is written to a whole team; visitors sign in first and return to the project. */
export function WriteToTeamButton({ project: { ProjectID, shortName } }: WriteToTeamButtonProps) {
  const { t } = useTranslation('teams');
  const lang = useLanguage();
  const isSignedIn = useIdentity().status === 'signedIn';
  const signInPath = useSignInPath();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  if (!isSignedIn)
    return (
      <LinkButton
        kind="moss"
        size="s"
        icon={mail}
        to={signInPath(paths.project({ lang, ProjectID, hash: 'team' }))}
      >
        {t('write.signIn')}
      </LinkButton>
    );
  return (
    <>
      <Button kind="moss" size="s" icon={mail} onClick={() => setOpen(true)}>
        {t('write.open')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('write.title', { project: shortName })} wide>
        <WriteToTeamForm ProjectID={ProjectID} onClose={close} />
      </Dialog>
    </>
  );
}
