import { useTranslation } from 'react-i18next';
import type { GenerationQuota } from '#shared/entities/generated.ts';
import { type ApiError, isRefusal } from '#web/api/apiError.ts';
import { useFormat } from '#web/i18n/format.ts';

/** Returns how many generations are left today; undefined without a limit. */
export function useQuotaText(quota: GenerationQuota | undefined): string | undefined {
  const { t } = useTranslation('workspace');
  const format = useFormat();
  if (!quota || quota.limit === null) return undefined;
  return t('quota', { count: Math.max(0, quota.limit - quota.used), limit: format.number(quota.limit) });
}

/** The generations of a day if all have been used, by the last list or by a refusal since then; undefined while some are left. */
export function limitUsed(
  quota: GenerationQuota | undefined,
  error: ApiError | undefined,
): number | undefined {
  const refused = isRefusal(error, 'GENERATION_LIMIT_REACHED') ? error.values['limit'] : undefined;
  if (typeof refused === 'number') return refused;
  return quota && quota.limit !== null && quota.used >= quota.limit ? quota.limit : undefined;
}
