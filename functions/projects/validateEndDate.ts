import { refuse } from '#functions/platform/refusal.ts';
import type { FieldError } from '#shared/contracts/validation.ts';
import { addDays } from '#shared/days.ts';
import { project } from '#shared/settings.ts';

/** Refuses an end date that is not after today, a day of the project, and within a year. */
export function validateEndDate(endDate: string, today: string, path: string) {
  if (endDate > today && endDate <= addDays(today, project.endDateDays.max)) return undefined;
  const fields: FieldError[] = [{ path, i18nID: 'validation.end_date', params: {} }];
  return refuse('VALIDATION_FAILED', { fields });
}
