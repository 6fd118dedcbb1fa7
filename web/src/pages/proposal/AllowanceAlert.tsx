import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { useAllowance } from '#web/domain/limit/useAllowance.ts';

/** Tells a signed-in user whose plan allows no further project, before they write one. */
export function AllowanceAlert() {
  const { cannotPublish } = useAllowance();
  return cannotPublish && <LimitAlert kind="publish" />;
}
