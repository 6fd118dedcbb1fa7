import { LimitAlert } from '#web/domain/plan/limit/LimitAlert.tsx';
import { useAllowance } from '#web/domain/plan/limit/useAllowance.ts';

/** Tells a signed-in user whose plan allows no further project, before they write one. */
export function AllowanceAlert() {
  const { cannotPublish } = useAllowance();
  return cannotPublish && <LimitAlert kind="publish" />;
}
