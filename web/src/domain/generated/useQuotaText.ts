import { useTranslation } from 'react-i18next';
import type { GenerationQuota } from '#shared/entities/generated.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { limitOf } from '#web/domain/limit/limitOf.ts';
import { useFormat } from '#web/i18n/format.ts';

/** Returns how many generations are left today. */
export function useQuotaText(quota: GenerationQuota | undefined): string | undefined {
  const { t } = useTranslation('workspace');
  const format = useFormat();
  if (!quota) return undefined;
  return t('quota', { count: Math.max(0, quota.limit - quota.used), limit: format.number(quota.limit) });
}

/** A limit of generations that has been reached, and its figure. */
interface LimitUsed {
  kind: 'generate' | 'generateHour';
  limit: number;
}

/** The limit of the day or of the hour that has been reached, by the last list or by a refusal since then; undefined otherwise. */
export function limitUsed(
  quota: GenerationQuota | undefined,
  error: ApiError | undefined,
): LimitUsed | undefined {
  const refused = limitOf(error);
  const limit = error?.values['limit'];
  if ((refused === 'generate' || refused === 'generateHour') && typeof limit === 'number')
    return { kind: refused, limit };
  if (!quota) return undefined;
  if (quota.used >= quota.limit) return { kind: 'generate', limit: quota.limit };
  const { hour } = quota;
  return hour.used >= hour.limit ? { kind: 'generateHour', limit: hour.limit } : undefined;
}
