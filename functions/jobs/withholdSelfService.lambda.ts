import {
  makeIsSetupClient,
  type TokenEvent,
  withholdSelfService,
} from '#functions/auth/withholdSelfService.ts';
import { standardLog } from '#functions/platform/log.ts';

const deps = {
  isSetupClient: makeIsSetupClient(),
  log: standardLog().with({ job: 'withholdSelfService' }),
};

/** Runs before the user pool issues tokens, and has neither table nor clock. */
export const handler = async (event: TokenEvent) => await withholdSelfService(event, deps);
