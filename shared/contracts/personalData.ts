import * as z from 'zod/mini';
import { domain, get } from '../contract.ts';
import { ExportedRecord } from '../entities/exportedRecord.ts';
import { paginationQuery } from '../fields.ts';

export const personalData = domain('personalData', {
  exportMyData: get('/authors/me/export', {
    summary:
      'Export what is kept about the caller, section by section. Repeat the call with the cursor until there is none; a page may be empty.',
    access: 'signedIn',
    query: z.object({ cursor: paginationQuery.cursor }),
    output: z.object({ records: z.array(ExportedRecord), cursor: z.optional(z.string()) }),
    errors: ['TOO_MANY_ATTEMPTS'],
  }),
});
