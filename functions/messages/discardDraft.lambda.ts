import { lambda } from '#functions/platform/lambda.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { discardDraft } from './discardDraft.ts';

export const handler = lambda(contracts.discardDraft, { run: discardDraft });
