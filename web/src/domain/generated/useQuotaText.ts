import { useTranslation } from 'react-i18next';
import type { GenerationQuota } from '#shared/entities/generated.ts';

/** Returns how many generations are left today; undefined without a limit. */
export function useQuotaText(quota: GenerationQuota | undefined): string | undefined {
  const { t } = useTranslation('workspace');
  if (!quota || quota.limit === null) return undefined;
  return t('quota', { count: Math.max(0, quota.limit - quota.used), limit: quota.limit });
}
