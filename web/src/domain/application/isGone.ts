import { type ApiError, isRefusal } from '#web/api/apiError.ts';

/** Whether an application can no longer be answered: it has been answered, withdrawn or deleted in the meantime. */
export const isGone = (error: ApiError): boolean =>
  isRefusal(error, 'REQUEST_ALREADY_PROCESSED', 'REQUEST_NOT_FOUND');
