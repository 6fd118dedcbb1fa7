import { refuse } from '#functions/platform/refusal.ts';
import type { FieldError } from '#shared/contracts/validation.ts';
import { addDays } from '#shared/days.ts';
import { prospect } from '#shared/settings.ts';

const { min, max } = prospect.applyByDays;

/** Refuses a last day to apply that is before today, a day of the project, or more than a year ahead. None is fine. */
export function validateApplyBy(applyBy: string | null | undefined, today: string, path: string) {
  if (!applyBy || (applyBy >= addDays(today, min) && applyBy <= addDays(today, max))) return undefined;
  const fields: FieldError[] = [{ path, i18nID: 'validation.apply_by', params: {} }];
  return refuse('VALIDATION_FAILED', { fields });
}
