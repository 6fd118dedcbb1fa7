import { refuse } from '#functions/platform/refusal.ts';
import type { FieldError } from '#shared/contracts/validation.ts';
import { project } from '#shared/settings.ts';
import { day } from '#shared/time.ts';

/** Refuses an end date that is not after today (UTC) and within a year. */
export function validateEndDate(endDate: string, now: string, path: string) {
  const today = now.slice(0, 10);
  const latest = new Date(Date.parse(today) + project.endDateDays.max * day).toISOString().slice(0, 10);
  if (endDate > today && endDate <= latest) return undefined;
  const fields: FieldError[] = [{ path, i18nID: 'validation.end_date', params: {} }];
  return refuse('VALIDATION_FAILED', { fields });
}
