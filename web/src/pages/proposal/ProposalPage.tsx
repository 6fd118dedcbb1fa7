import './Proposal.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '#web/api/hooks.ts';
import { type DraftOwner, VISITOR } from '#web/domain/project/draft/stored.ts';
import { PagePlaceholder } from '#web/ui/PagePlaceholder.tsx';
import { ProposalEditor } from './ProposalEditor.tsx';

/** Publishes an idea: visitors can write it, submitting it requires an account. */
export default function ProposalPage() {
  const { t } = useTranslation('proposal');
  const owner = useDraftOwner();
  if (owner === undefined) return <PagePlaceholder />;

  return (
    <div className="wrap">
      <div className="fhead">
        <div>
          <h1 className="h1">{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
      </div>
      <ProposalEditor key={owner} owner={owner} />
    </div>
  );
}

/** The owner of the draft. A session that ends while the user writes does not change it. */
function useDraftOwner(): DraftOwner | undefined {
  const who = useIdentity();
  const [owner, setOwner] = useState<DraftOwner>();
  const found = who.status === 'signedIn' ? who.UserID : who.status === 'anonymous' ? VISITOR : undefined;

  if (found !== undefined && found !== owner && (owner === undefined || found !== VISITOR)) setOwner(found);
  return owner;
}
