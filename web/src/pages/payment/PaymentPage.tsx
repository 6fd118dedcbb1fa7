import '#web/ui/Chip.css';
import '#web/ui/fields/Field.css';
import './Payment.css';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isRefusal } from '#web/api/apiError.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { NotFoundPage } from '#web/shell/statusPages.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { PaymentView } from './PaymentView.tsx';
import { parsePaymentQuery } from './paymentQuery.ts';

/** Payment page: the chosen support of a project, its costs and the pay button. */
export default function PaymentPage() {
  const { t } = useTranslation('payment');
  const { refusal } = useServerMessages();
  const [search] = useSearchParams();
  const { project: id, wanted } = parsePaymentQuery(search);
  const { data: project, error, mutate } = useQuery('getProject', id ? { ProjectID: id } : null);

  if (!id || isRefusal(error, 'PROJECT_NOT_FOUND', 'VALIDATION_FAILED')) return <NotFoundPage />;
  if (project) return <PaymentView key={project.ProjectID} project={project} wanted={wanted} />;
  if (error)
    return (
      <div className="wrap band">
        <Alert
          kind="error"
          announce
          title={t('failed.title')}
          action={
            <Button size="s" onClick={() => void mutate()}>
              {t('failed.action')}
            </Button>
          }
        >
          {refusal(error)}
        </Alert>
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
