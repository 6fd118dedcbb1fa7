import externalLink from 'lucide-static/icons/external-link.svg?raw';
import { useTranslation } from 'react-i18next';
import type { AccountStatus } from '#shared/entities/payout.ts';
import { type AccountState, endedAccountStates } from '#shared/lifecycle.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { requirementKindsOf } from './requirements.ts';
import { useOnboarding } from './useOnboarding.ts';

const TONES: Record<AccountState, BadgeTone> = {
  'not-connected': 'neutral',
  'pending-verification': 'info',
  'action-required': 'warn',
  ready: 'ok',
  rejected: 'err',
  closed: 'err',
};

export interface AccountSheetProps {
  data: AccountStatus | undefined;
  error: ApiError | undefined;
  mutate: () => Promise<unknown>;
}

/** Status of the caller's payout account, with a link to the provider's onboarding. */
export function AccountSheet({ data, error, mutate }: AccountSheetProps) {
  const { t } = useTranslation('payout');
  return (
    <Sheet as="section" padded className="account-sheet" aria-labelledby="payout-account">
      <div className="row between wrapx">
        <h2 className="h3" id="payout-account">
          {t('account.title')}
        </h2>
        {data && <Badge tone={TONES[data.status]}>{t(`account.states.${data.status}`)}</Badge>}
      </div>
      <QueryView query={{ data, error, mutate }} failed={t('failed.account')}>
        {account => <Account account={account} />}
      </QueryView>
    </Sheet>
  );
}

function Account({ account: { status, requirements, bankAccountEnding } }: { account: AccountStatus }) {
  const { t } = useTranslation('payout');
  const onboarding = useOnboarding();
  const isConnected = status !== 'not-connected' && !endedAccountStates.includes(status);
  const missing = requirementKindsOf(requirements);
  const steps = [
    { name: 'connected', done: isConnected },
    { name: 'details', done: isConnected && missing.length === 0 },
    { name: 'bank', done: bankAccountEnding !== undefined },
  ] as const;

  return (
    <>
      <ol className="account-steps">
        {steps.map(({ name, done }) => (
          <li key={name} className={classes(done && 'done')}>
            <span className="pebble" aria-hidden="true" />
            <span>
              {t(`account.steps.${name}`)}{' '}
              <span className="sr">{t(done ? 'account.done' : 'account.missing')}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="small soft">
        {t(`account.about.${status}`)}{' '}
        {bankAccountEnding && t('account.ending', { ending: bankAccountEnding })}
      </p>
      {missing.length > 0 && (
        <div className="small">
          <p className="strong">{t('account.asks')}</p>
          <ul className="account-asks">
            {missing.map(kind => (
              <li key={kind}>{t(`account.requirements.${kind}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {onboarding.problem && (
        <Alert kind="error" announce title={t('account.failed')}>
          {onboarding.problem}
        </Alert>
      )}
      <Button
        kind={status === 'ready' || status === 'pending-verification' ? 'stone' : 'moss'}
        busy={onboarding.isBusy && t('account.opening')}
        onClick={onboarding.go}
      >
        {t(`account.actions.${status}`)}
        <Icon svg={externalLink} size="s" />
      </Button>
    </>
  );
}
