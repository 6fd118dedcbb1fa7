import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/ui/LoadError.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const places = ['roles', 'team', 'contributions', 'progress', 'comments'] as const;

/** Placeholders of the sections until they load, so that tabs and URLs with a fragment can scroll to them. */
export const SectionPlaceholders = () =>
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

/** Shown when the code of the sections could not be loaded. */
export const SectionsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <section className="psec">
    <LoadError onAgain={onRetry} />
  </section>
);
