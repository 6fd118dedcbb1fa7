import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { type PageAccess, paths } from '#shared/paths.ts';
import { useSession } from '#web/api/session.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { ForbiddenPage, UnauthorizedPage } from '#web/shell/statusPages.tsx';
import { PagePlaceholder } from '#web/ui/PagePlaceholder.tsx';

/** Shows a page only to users with access. This protects no data: every endpoint checks access itself. */
export function AccessGate({ access, children }: { access: PageAccess; children: ReactNode }) {
  const session = useSession();
  const lang = useLanguage();

  if (access === 'public') return children;
  if (session.status === 'loading') return <PagePlaceholder />;
  if (session.status === 'anonymous') return <UnauthorizedPage />;
  if (access === 'admin' && session.user?.needsTwoFactor)
    return <Navigate to={paths['edit-profile']({ lang, hash: 'two-factor' })} replace />;
  if (access === 'admin' && !session.user?.isAdmin) return <ForbiddenPage />;
  return children;
}
