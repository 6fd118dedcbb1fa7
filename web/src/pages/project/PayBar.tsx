import { daysUntilEnd } from '#shared/days.ts';
import './SupportPanel.css';
import { type RefObject, useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { minute } from '#shared/time.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useNow } from '#web/api/useNow.ts';
import { SupportForm } from '#web/domain/money/SupportForm.tsx';
import type { Support } from '#web/domain/money/support/useSupport.ts';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { useFormat } from '#web/i18n/format.ts';
import { BottomBar } from '#web/ui/BottomBar.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { CairnMeter } from '#web/ui/Cairn.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { useHeldPlace } from './useHeldPlace.ts';
import { useMayApply } from './useMayApply.ts';

export interface PayBarProps {
  project: Project;
  support: Support;
  panel: RefObject<HTMLElement | null>;
}

/**
 * Bottom bar with what the reader may do, on small screens once the support panel has scrolled out of view. Signed-in people
 * donate in a sheet with the form of the panel; visitors are sent to the sign-in page.
 */
export function PayBar({ project, support, panel }: PayBarProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { pathname, search } = useLocation();
  const now = useNow(minute);
  const isPast = useIsAbove(panel);
  const isSignedIn = useIdentity().status === 'signedIn';
  const [isGiving, setGiving] = useState(false);
  const { shortName } = useVersionOf(project).project;
  const { ProjectID, raised, budget, currency } = project;
  const share = budget > 0 ? Math.min(1, raised / budget) : 0;
  const days = daysUntilEnd(project, now);
  const mayApply = useMayApply(project);
  const held = useHeldPlace(project);
  if (!isPast || !(support.takesMoney || mayApply)) return null;

  return (
    <>
      <BottomBar className="paybar on-sunken">
        <CairnMeter
          seed={`project:${ProjectID}`}
          progress={share}
          width={40}
          height={48}
          title={format.share(share)}
        />
        <p className="small">
          <Trans
            t={t}
            i18nKey="panel.raisedOf"
            values={{
              raised: format.money(raised, currency, { whole: true }),
              budget: format.money(budget, currency, { whole: true }),
            }}
            components={{ b: <b className="strong" />, s: <span className="soft" /> }}
          />
          <br />
          {days >= 0 && (
            <span className="fine muted">
              {t('panel.daysLeft', { count: days, number: format.number(days) })}
            </span>
          )}
        </p>
        {mayApply && (
          <LinkButton className={held} to={{ pathname, search, hash: '#roles' }}>
            {t('roles.apply')}
          </LinkButton>
        )}
        {support.takesMoney && isSignedIn && (
          <Button kind="ember" onClick={() => setGiving(true)}>
            {t('give.donate')}
          </Button>
        )}
        {support.takesMoney && !isSignedIn && support.isPossible && (
          <LinkButton kind="ember" to={support.to}>
            {t('give.donate')}
          </LinkButton>
        )}
      </BottomBar>
      {support.takesMoney && (
        <Dialog
          open={isGiving}
          onClose={() => setGiving(false)}
          title={t('panel.label', { name: shortName })}
          disposable
        >
          <SupportForm project={project} support={support} />
        </Dialog>
      )}
    </>
  );
}

/** Whether an element has scrolled out above the viewport. */
function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setAbove(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < 0),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isAbove;
}
