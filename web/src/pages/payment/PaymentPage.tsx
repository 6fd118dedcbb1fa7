import './Payment.css';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isRefusal } from '#web/api/apiError.ts';
import { useQuery } from '#web/api/hooks.ts';
import { NotFoundPage } from '#web/shell/statusPages.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { PaymentView } from './PaymentView.tsx';
import { parsePaymentQuery } from './paymentQuery.ts';

/** Payment page: the chosen support of a project, its costs and the pay button. */
export default function PaymentPage() {
  const { t } = useTranslation('payment');
  const [search] = useSearchParams();
  const { project: id, wanted } = parsePaymentQuery(search);
  const { data: project, error, mutate } = useQuery('getProject', id ? { ProjectID: id } : null);

  if (!id || isRefusal(error, 'PROJECT_NOT_FOUND', 'VALIDATION_FAILED')) return <NotFoundPage />;
  if (project) return <PaymentView key={project.ProjectID} project={project} wanted={wanted} />;
  if (error)
    return (
      <div className="wrap band">
        <LoadError title={t('failed.title')} error={error} onAgain={() => void mutate()} />
      </div>
    );
  return <PaymentSkeleton />;
}

const PaymentSkeleton = () => (
  <div className="wrap pay">
    <Skeleton>
      <div className="pay-grid">
        <div className="stackv">
          <span className="skel skel--title" />
          <span className="skel pay-skel" />
        </div>
        <span className="skel pay-skel" />
      </div>
    </Skeleton>
  </div>
);
