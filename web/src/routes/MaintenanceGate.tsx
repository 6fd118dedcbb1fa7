import './MaintenanceGate.css';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PageAccess } from '#shared/paths.ts';
import { createPageLoads, PageLoadsProvider } from '#web/api/pageLoads.ts';
import { useRenderedMaintenance } from '#web/api/pageState.ts';
import { useHydrated } from '#web/api/useHydrated.ts';
import { useMaintenance } from '#web/api/useMaintenance.ts';
import { MaintenanceNotice } from '#web/shell/MaintenanceNotice.tsx';
import { UnavailablePage } from '#web/shell/statusPages.tsx';
import { hasUnsaved, watchTyping } from '#web/ui/forms/unsaved.ts';

/**
 * Shows that the site is under maintenance in place of a page, at its address: a public one if its data cannot be loaded, any
 * other one always. A page whose user would lose something stays, with a notice. What was shown before is only hidden, and comes back
 * as it was.
 */
export function MaintenanceGate({ access, children }: { access: PageAccess; children: ReactNode }) {
  const { isOn } = useMaintenance();
  const [loads] = useState(createPageLoads);
  const lacksData = useSyncExternalStore(loads.subscribe, loads.lacksData, () => false);
  const wasRendered = useRenderedInstead();
  const [wasOn] = useState(isOn);
  const isPublic = access === 'public';

  useEffect(() => watchTyping(), []);

  const isReplaced = isOn && !hasUnsaved() && (!isPublic || lacksData || wasRendered);
  const isUnseen = isPublic ? wasRendered : wasOn;
  const content = useClosedDialogs(isReplaced);

  return (
    <PageLoadsProvider value={loads}>
      {isReplaced && <UnavailablePage />}
      {isOn && !isReplaced && <MaintenanceNotice />}
      {!(isReplaced && isUnseen) && (
        <div className="page-content" hidden={isReplaced} ref={content}>
          {children}
        </div>
      )}
    </PageLoadsProvider>
  );
}

/** Whether the server rendered the document with the maintenance in place of this page. */
function useRenderedInstead(): boolean {
  const hydrated = useHydrated();
  const rendered = useRenderedMaintenance();
  const [wasRendered] = useState(!hydrated && rendered !== undefined);
  return wasRendered;
}

/** Closes the dialogs of a page that is hidden: nothing else could be used while a modal one is open. */
function useClosedDialogs(isHidden: boolean) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isHidden) return;
    for (const dialog of content.current?.querySelectorAll('dialog') ?? []) dialog.close();
  }, [isHidden]);
  return content;
}
