import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectID } from '#shared/ids.ts';
import { useQuery } from '#web/api/hooks.ts';
import { Letters } from '#web/domain/application/Letters.tsx';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { written } from '#web/ui/Written.tsx';

/** Loaded with its dialog. */
const GreetingForm = lazyComponent(async () => (await import('./GreetingForm.tsx')).GreetingForm, {
  fallback: <Skeleton />,
});

/** The greeting of people who join the team of a project, beside the applications; nothing until the project is known. */
export function GreetingSection({ ProjectID }: { ProjectID: ProjectID }) {
  const { t } = useTranslation('owner');
  const { data: project } = useQuery('getProject', { ProjectID });
  const [isOpen, setOpen] = useState(false);
  if (!project?.you.owner || !isProjectActionAllowed('update', project.status)) return null;
  const { greeting } = project;
  const close = () => setOpen(false);
  return (
    <section aria-labelledby="greeting-title">
      <h2 className="h3 section-title" id="greeting-title">
        {t('greeting.title')}
      </h2>
      <div className="stackv gap-3">
        <p className="small soft">{t(greeting ? 'greeting.lead' : 'greeting.none')}</p>
        {greeting && (
          <Letters>
            <blockquote {...written(greeting.language)}>{greeting.text}</blockquote>
          </Letters>
        )}
        <p>
          <Button size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t(greeting ? 'greeting.edit' : 'greeting.write')}
          </Button>
        </p>
      </div>
      <Dialog open={isOpen} title={t('greeting.title')} onClose={close}>
        {isOpen && <GreetingForm project={project} onClose={close} />}
      </Dialog>
    </section>
  );
}
