import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { ProfileSection } from '#web/pages/account/profile/ProfileSection.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import type { DeletionProps } from './deletionProps.ts';

const DeletionDialog = lazyComponent(async () => (await import('./DeletionDialog.tsx')).DeletionDialog, {
  texts: ['plans'],
  renderError: reload => <LoadError onAgain={reload} />,
});

const Consequences = lazyComponent(() => Deletion, { texts: ['deletion'] });

/** Explains the deletion of the account, and opens its dialog. */
export function DeletionSection(props: DeletionProps) {
  const { t } = useTranslation('account');
  return (
    <ProfileSection anchor="delete" title={t('profile.delete.title')}>
      <Consequences {...props} />
    </ProfileSection>
  );
}

function Deletion({ me, onDeleted }: DeletionProps) {
  const { t } = useTranslation('deletion');
  const lang = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const dataLink = <Link className="link" to={paths['edit-profile']({ lang, hash: 'data' })} />;

  return (
    <>
      <dl className="deletion-means">
        {(['goes', 'stays'] as const).map(part => (
          <div key={part}>
            <dt className="strong">{t(`${part}.title`)}</dt>
            <dd className="soft">{t(`${part}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Trans t={t} i18nKey="download" components={{ data: dataLink }} />
      </p>
      <div className="save-bar">
        <Button kind="line" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      </div>
      {isOpen && <DeletionDialog me={me} onDeleted={onDeleted} onClose={() => setOpen(false)} />}
    </>
  );
}
