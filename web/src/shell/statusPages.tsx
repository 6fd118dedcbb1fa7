import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PageMessage } from '#shared/pageMessages.ts';
import { paths } from '#shared/paths.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { askAgain } from '#web/api/maintenance.ts';
import { useMaintenance } from '#web/api/useMaintenance.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { ErrorPage } from '#web/ui/ErrorPage.tsx';
import { NotFoundSearch } from './NotFoundSearch.tsx';
import { useExpectedEnd } from './useExpectedEnd.ts';
import { useHomePath } from './useHomePath.ts';
import { useSignInLink } from './useSignInLink.ts';

type Status = '401' | '403' | '404' | '503';

interface StatusPageProps {
  code: Status;
  /** By default the sentence of the status. */
  text?: string | undefined;
  action?: React.ReactNode;
}

/** Error page for an HTTP status, with a link to the home page unless another action is given. */
export function StatusPage({ code, text, action }: StatusPageProps) {
  const { t } = useTranslation('shell');
  const home = useHomePath();
  return (
    <ErrorPage
      code={code}
      title={t(`status.${code}.title`)}
      action={
        action ?? (
          <LinkButton kind="moss" to={home}>
            {t('status.home')}
          </LinkButton>
        )
      }
    >
      {text ?? t(`status.${code}.text`)}
    </ErrorPage>
  );
}

/** 401: asks the visitor to sign in and returns to this page afterwards; informs users who have just been banned. */
export function UnauthorizedPage() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const identity = useIdentity();
  const signIn = useSignInLink();
  if (identity.status === 'anonymous' && identity.isBanned)
    return (
      <ErrorPage
        code="401"
        title={t('status.banned.title')}
        action={
          <LinkButton kind="moss" to={paths['contact-us']({ lang })}>
            {t('status.banned.contact')}
          </LinkButton>
        }
      >
        {t('status.banned.text')}
      </ErrorPage>
    );

  return (
    <StatusPage
      code="401"
      action={
        <LinkButton kind="moss" to={signIn}>
          {t('menu.signIn')}
        </LinkButton>
      }
    />
  );
}

/** 403: the user is signed in without access to the page. */
export const ForbiddenPage = () =>
  isFromAdminPage(useLocation().state) ? <AdminOnlyPage /> : <StatusPage code="403" />;

/** 403 of a page for administrators. */
export function AdminOnlyPage() {
  const { t } = useTranslation('shell');
  return <StatusPage code="403" text={t('status.adminOnly')} />;
}

/** Whether the access check has led here from a page for administrators. */
const isFromAdminPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'reason') === i18nIDOfAdminOnly;
const i18nIDOfAdminOnly: PageMessage = 'errors.admin_only';

/** 404: no page has this URL. A visitor who looked for a project can search for it. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const home = useHomePath();
  return (
    <StatusPage
      code="404"
      action={
        <>
          <NotFoundSearch />
          <LinkButton kind="quiet" to={home}>
            {t('status.home')}
          </LinkButton>
        </>
      }
    />
  );
}

/**
 * 404 of content that its owner may see. The server renders it for all visitors: it stays hidden while a session is likely, until
 * the user is known.
 */
export function MissingContent() {
  const isWaiting = useIdentity().status === 'loading';
  return (
    <div className={isWaiting ? 'unless-session' : undefined}>
      <NotFoundPage />
    </div>
  );
}

/** 503: maintenance, at the address of any page. The page comes back automatically; the button checks immediately. */
export function UnavailablePage() {
  const { t } = useTranslation('shell');
  const { isOn } = useMaintenance();
  const { kind, time } = useExpectedEnd();
  if (!isOn) return <StatusPage code="503" />;
  return (
    <ErrorPage
      code="503"
      title={t('status.503.title')}
      action={
        <Button kind="moss" onClick={() => void askAgain()}>
          {t('status.retry')}
        </Button>
      }
    >
      {kind === 'soon' ? t('status.503.text') : t(`status.503.${kind}`, { time })}
    </ErrorPage>
  );
}

export const STATUS_PAGES = {
  '401': UnauthorizedPage,
  '403': ForbiddenPage,
  '404': NotFoundPage,
  '503': UnavailablePage,
};
