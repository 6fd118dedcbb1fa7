import './Adoption.css';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useQuery } from '#web/api/hooks.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { OfferForm } from './OfferForm.tsx';
import { OpenOffer } from './OpenOffer.tsx';

/** Hands a halted or abandoned project over: makes the offer, then shows the candidates. */
export const AdoptionSection = lazyComponent(() => Section, { texts: ['teams'], fallback: <Skeleton /> });

function Section({ project: { ProjectID } }: { project: Project }) {
  const { t } = useTranslation('teams');
  const query = useQuery('getAdoption', { ProjectID });
  const isAbsent = isRefusal(query.error, 'ADOPTION_NOT_FOUND');
  return (
    <section className="danger-zone adoption" id="adoption" aria-labelledby="adoption-title">
      <h2 className="h4" id="adoption-title">
        {t('owner.title')}
      </h2>
      {isAbsent ? (
        <OfferForm ProjectID={ProjectID} />
      ) : (
        <QueryView query={query} failed={t('owner.failed')}>
          {offer => <OpenOffer offer={offer} />}
        </QueryView>
      )}
    </section>
  );
}
