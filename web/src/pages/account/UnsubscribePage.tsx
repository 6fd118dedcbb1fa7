import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Subscription } from '#shared/entities/emailSubscription.ts';
import { type NotificationGroup, notificationGroups } from '#shared/notificationSettings.ts';
import { paths, readQuery } from '#shared/paths.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AccountFrame } from './AccountFrame.tsx';

const seed = 'page:unsubscribe';

/** Target of the link in every optional email: names the emails that will stop, and stops them on request. Needs no session. */
export default function UnsubscribePage() {
  const { t } = useTranslation('subscriptions');
  const { refusal } = useServerMessages();
  const [search] = useSearchParams();
  const { token = '' } = readQuery('unsubscribe', search);
  const { data, error, mutate } = useQuery('getSubscription', token ? { query: { token } } : null, {
    revalidateOnFocus: false,
  });

  if (!token || error?.code === 'UNSUBSCRIBE_LINK_INVALID' || error?.code === 'VALIDATION_FAILED')
    return (
      <AccountFrame seed={seed} title={t('unsubscribe.invalid.title')} lead={t('unsubscribe.invalid.text')}>
        <ChooseLink />
      </AccountFrame>
    );
  if (error && !data)
    return (
      <AccountFrame seed={seed} title={t('unsubscribe.notLoaded')} lead={refusal(error)}>
        <Button kind="moss" onClick={() => void mutate()}>
          {t('again')}
        </Button>
      </AccountFrame>
    );
  if (!data)
    return (
      <AccountFrame seed={seed} title={t('unsubscribe.checking')}>
        <Skeleton />
      </AccountFrame>
    );
  return <Stop token={token} subscription={data} />;
}

/** The question, and once it has been answered, the emails that have stopped and a button that undoes this. */
function Stop({ token, subscription }: { token: string; subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const { refusal } = useServerMessages();
  const { run, isBusy, error } = useMutation('saveSubscription', [], { quiet: true });
  const [step, setStep] = useState<'asked' | 'stopped' | 'undone'>('asked');
  const groups = notificationGroups.filter(group => subscription.email[group] !== undefined);
  const { searches } = subscription;
  const isOff =
    groups.every(group => subscription.email[group] === 'never') && searches.every(({ email }) => !email);
  const what = useWhat(subscription);

  async function save({ email, searches }: Omit<Subscription, 'scope'>, next: 'stopped' | 'undone') {
    const body = { email, searches: searches.map(({ SavedSearchID, email }) => ({ SavedSearchID, email })) };
    const outcome = await run({ query: { token }, body });
    if (!outcome.error) setStep(next);
  }
  const stopped = {
    email: Object.fromEntries(groups.map(group => [group, 'never'])),
    searches: searches.map(search => ({ ...search, email: false })),
  };

  if (step === 'asked' && isOff)
    return (
      <AccountFrame seed={seed} title={t('unsubscribe.off.title')} lead={t('unsubscribe.off.text', { what })}>
        <ChooseLink />
      </AccountFrame>
    );
  return (
    <AccountFrame
      key={step}
      seed={seed}
      isAnswer={step !== 'asked'}
      title={t(`unsubscribe.${step}.title`, { what })}
      lead={t(`unsubscribe.${step}.text`, { what })}
    >
      {step !== 'undone' && <Contents groups={groups} subscription={subscription} />}
      {error && (
        <Alert kind="error" announce title={t('unsubscribe.failed')}>
          {refusal(error)}
        </Alert>
      )}
      {step === 'stopped' ? (
        <Button busy={isBusy && t('unsubscribe.saving')} onClick={() => void save(subscription, 'undone')}>
          {t('unsubscribe.undo')}
        </Button>
      ) : (
        <Button
          kind="moss"
          busy={isBusy && t('unsubscribe.saving')}
          onClick={() => void save(stopped, 'stopped')}
        >
          {t('unsubscribe.stop')}
        </Button>
      )}
      <ChooseLink />
    </AccountFrame>
  );
}

/** The groups and saved searches of a digest; a link of a single one names it in the text. */
function Contents({
  groups,
  subscription: { scope, searches },
}: {
  groups: readonly NotificationGroup[];
  subscription: Subscription;
}) {
  const { t } = useTranslation('subscriptions');
  if (scope !== 'daily' && scope !== 'weekly') return null;
  const names = [
    ...groups.map(group => t(`unsubscribe.what.groups.${group}`)),
    ...searches.map(({ name }) => t('unsubscribe.what.search', { name })),
  ];
  return <p>{t('unsubscribe.contains', { groups: names.join(', ') })}</p>;
}

/** The emails that a link stops, in words. */
function useWhat({ scope, searches }: Subscription): string {
  const { t } = useTranslation('subscriptions');
  if (scope === 'daily' || scope === 'weekly') return t(`unsubscribe.what.${scope}`);
  const group = notificationGroups.find(group => group === scope);
  if (group) return t(`unsubscribe.what.groups.${group}`);
  const [search] = searches;
  return search ? t('unsubscribe.what.search', { name: search.name }) : t('unsubscribe.what.deletedSearch');
}

function ChooseLink() {
  const { t } = useTranslation('subscriptions');
  const lang = useLanguage();
  return (
    <LinkButton kind="line" to={paths['notification-settings']({ lang })}>
      {t('unsubscribe.choose')}
    </LinkButton>
  );
}
