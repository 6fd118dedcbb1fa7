import { lambda } from '#functions/platform/lambda.ts';
import { operation } from '#functions/platform/operation.ts';
import { domain, get } from '#shared/contract.ts';

const { nothing } = domain('none', { nothing: get('/nothing', { summary: 'Nothing.', access: 'signedIn' }) });

/** An endpoint with nothing but the shared code. */
export const handler = lambda(operation(nothing, { run: () => undefined }));
