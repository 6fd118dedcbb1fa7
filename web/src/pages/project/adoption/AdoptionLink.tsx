import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ProjectID } from '#shared/ids.ts';
import { useQuery } from '#web/api/hooks.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';

/** Leads from the state of a project that looks for a new owner to how it is taken over, further down; nothing for other projects. */
export const AdoptionLink = lazyComponent(() => WayToAdoption, { texts: ['teams'] });

function WayToAdoption({ ProjectID }: { ProjectID: ProjectID }) {
  const { t } = useTranslation('teams');
  const { pathname, search } = useLocation();
  const { data: offer } = useQuery('getAdoption', { ProjectID });
  if (!offer || offer.you.owner) return null;
  return (
    <LinkButton size="s" to={{ pathname, search, hash: '#adoption' }}>
      {t('notice.how')}
    </LinkButton>
  );
}
