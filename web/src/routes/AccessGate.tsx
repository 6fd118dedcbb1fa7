import type { ReactNode } from 'react';
import type { PageAccess } from '#shared/paths.ts';
import { useSession } from '#web/api/session.ts';
import { ForbiddenPage, UnauthorizedPage } from '#web/shell/statusPages.tsx';
import { PagePlaceholder } from '#web/ui/PagePlaceholder.tsx';

/** Shows a page only to users with access. This protects no data: every endpoint checks access itself. */
export function AccessGate({ access, children }: { access: PageAccess; children: ReactNode }) {
  const session = useSession();

  if (access === 'public') return children;
  if (session.status === 'loading') return <PagePlaceholder />;
  if (session.status === 'anonymous') return <UnauthorizedPage />;
  if (access === 'admin' && !session.user?.isAdmin) return <ForbiddenPage />;
  return children;
}
