import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { withMessage } from '#shared/pageMessages.ts';
import { isPageName, paths } from '#shared/paths.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { SessionHoldProvider, useSession } from '#web/api/session.ts';
import { isRemembered } from '#web/api/token.ts';
import { useSignInPath } from '#web/domain/person/useSignInPath.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AdminOnlyPage, UnauthorizedPage } from '#web/shell/statusPages.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { PagePlaceholder } from '#web/ui/PagePlaceholder.tsx';
import type { Page } from './pages.ts';
import { useKeptSession } from './useKeptSession.ts';

const AccessCheck = lazyComponent(
  async () => (await import('#web/shell/deferred/AccessCheck.tsx')).AccessCheck,
);
const SignedOutNotice = lazyComponent(
  async () => (await import('#web/shell/deferred/SignedOutNotice.tsx')).SignedOutNotice,
);

interface AccessGateProps {
  page: Pick<Page, 'name' | 'access'>;
  children: ReactNode;
}

/** Shows a page only to users with access. This protects no data: every endpoint checks access itself. */
export const AccessGate = ({ page, children }: AccessGateProps) =>
  page.access === 'public' ? children : <Guarded page={page}>{children}</Guarded>;

/**
 * A page that needs a session. What the table of pages allows is shown without delay, and the server's answer to the access check
 * is obeyed when it arrives.
 */
function Guarded({ page: { name, access }, children }: AccessGateProps) {
  const session = useSession();
  const lang = useLanguage();
  const { known, isHeld, hasEnded } = useKeptSession();
  const [isDenied, setDenied] = useState(false);
  const deny = useCallback(() => setDenied(true), []);

  if (hasEnded) return <Navigate to={paths.index({ lang })} replace />;
  if (!isHeld && session.status === 'loading') return <PagePlaceholder />;
  if (!known || (!isHeld && session.status === 'anonymous')) return <Visitor />;
  const { user } = known.session;
  if (access === 'admin' && user?.needsTwoFactor)
    return <Navigate to={paths['edit-profile']({ lang, hash: 'two-factor' })} replace />;
  if (access === 'admin' && !user?.isAdmin) return <AdminOnlyPage />;
  if (isDenied) return <UnauthorizedPage />;

  return (
    <Fragment key={user?.UserID}>
      {isHeld && <SignedOutNotice />}
      {!isHeld && isPageName(name) && <AccessCheck page={name} onUnauthorized={deny} />}
      <SessionHoldProvider value={isHeld ? known : undefined}>{children}</SessionHoldProvider>
    </Fragment>
  );
}

/** Replacement, for visitors, of a page that needs a session: the sign-in page, which leads back to it. */
function Visitor() {
  const identity = useIdentity();
  const signIn = useSignInPath();
  const [mayResume] = useState(isRemembered); // in an outage
  const wasEnded = identity.status === 'anonymous' && (identity.isBanned || identity.leadsOn);
  if (mayResume || wasEnded) return <UnauthorizedPage />;

  return <Navigate to={withMessage(signIn(), 'errors.not_authenticated')} replace />;
}
