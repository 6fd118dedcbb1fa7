import { useSearchParams } from 'react-router-dom';
import { readQuery } from '#shared/paths.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { adminViewOf } from './adminViews.ts';
import { OverviewPage } from './overview/OverviewPage.tsx';

const fallback = <Skeleton />;
const ReviewPage = lazyComponent(async () => (await import('./ReviewPage.tsx')).ReviewPage, {
  fallback,
  texts: ['translations', 'workspace'],
});
const EditsPage = lazyComponent(async () => (await import('./edits/AdminEditsPage.tsx')).AdminEditsPage, {
  fallback,
  texts: ['translations', 'workspace'],
});
const PeoplePage = lazyComponent(async () => (await import('./people/AdminPeoplePage.tsx')).AdminPeoplePage, {
  fallback,
  texts: ['payment', 'plans'],
});
const ReportsPage = lazyComponent(
  async () => (await import('./reports/AdminReportsPage.tsx')).AdminReportsPage,
  { fallback },
);
const SupportPage = lazyComponent(
  async () => (await import('./support/AdminSupportPage.tsx')).AdminSupportPage,
  { fallback, texts: ['attachments'] },
);
const AdoptionsPage = lazyComponent(
  async () => (await import('./adoptions/AdminAdoptionsPage.tsx')).AdminAdoptionsPage,
  { fallback, texts: ['teams'] },
);
const StatisticsPage = lazyComponent(
  async () => (await import('./statistics/AdminStatisticsPage.tsx')).AdminStatisticsPage,
  { fallback },
);
const AuditPage = lazyComponent(async () => (await import('./audit/AdminAuditPage.tsx')).AdminAuditPage, {
  fallback,
});
const MaintenancePage = lazyComponent(
  async () => (await import('./maintenance/AdminMaintenancePage.tsx')).AdminMaintenancePage,
  { fallback },
);

const VIEWS = {
  overview: OverviewPage,
  review: ReviewPage,
  edits: EditsPage,
  people: PeoplePage,
  reports: ReportsPage,
  support: SupportPage,
  adoptions: AdoptionsPage,
  statistics: StatisticsPage,
  audit: AuditPage,
  maintenance: MaintenancePage,
};

/** The administration; `?view=` names the tab, and the overview is shown without one. */
export default function AdminPage() {
  const [search] = useSearchParams();
  const View = VIEWS[adminViewOf(readQuery('admin', search).view)];
  return <View />;
}
