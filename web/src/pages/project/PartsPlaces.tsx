import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/react.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const places = ['roles', 'team', 'contributions', 'comments'] as const;

/** The places of the parts until they are here, so that an address and the tabs can lead to them. */
export const PartsPlaces = () =>
  places.map(name => (
    <Place key={name} name={name}>
      <Skeleton>
        <span className="skel skel--table" />
      </Skeleton>
    </Place>
  ));

function Place({ name, children }: { name: (typeof places)[number]; children: ReactNode }) {
  const { t } = useTranslation('project');
  return (
    <section id={name} className="psec">
      <div className="sechead">
        <h2 className="h2">{t(`${name}.title`)}</h2>
      </div>
      {children}
    </section>
  );
}

/** The parts could not be brought. */
export function PartsFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('project');
  return (
    <section className="psec">
      <Notice
        kind="error"
        announce
        title={t('failed.part')}
        action={
          <Button size="s" onClick={onRetry}>
            {t('failed.action')}
          </Button>
        }
      />
    </section>
  );
}
