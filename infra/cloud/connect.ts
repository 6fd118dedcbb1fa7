import type { Permissions } from '#functions/platform/permissions.ts';
import type { CloudFunction } from '#infra/cloud/platform/cloudFunction.ts';
import type { Files } from '#infra/cloud/platform/files.ts';
import type { Generator } from '#infra/cloud/platform/generator.ts';
import type { Identity } from '#infra/cloud/platform/identity.ts';
import type { Mail } from '#infra/cloud/platform/mail.ts';
import type { Payments } from '#infra/cloud/platform/payments.ts';
import type { Site } from '#infra/cloud/platform/site.ts';
import type { SingleTable } from '#infra/cloud/platform/table.ts';
import type { Translator } from '#infra/cloud/platform/translator.ts';
import type { WorkQueue } from '#infra/cloud/platform/workQueue.ts';

/** Resources that functions can be connected to. */
export interface Platform {
  table: SingleTable;
  files: Files;
  identity: Identity;
  payments: Payments;
  mail: Mail;
  generator: Generator;
  translator: Translator;
  payoutQueue: WorkQueue;
  site: Site;
}

/** Grants a function its permissions with their configuration, and nothing else. */
export function connect(to: CloudFunction, needs: Permissions, platform: Platform): void {
  platform.site.connect(to);
  platform.identity.tokens.connect(to);
  platform.table.for(needs.table, needs).connect(to);

  if (needs.identity) platform.identity.for(needs.identity).connect(to);
  if (needs.stripe) platform.payments.connect(to);
  if (needs.files === 'sign') platform.files.presigning.connect(to);
  if (needs.files === 'publish') platform.files.publishing.connect(to);
  if (needs.files === 'preview') platform.files.previewing.connect(to);
  if (needs.files === 'link') platform.files.linking.connect(to);
  if (needs.files === 'release') platform.files.releasing.connect(to);
  if (needs.files === 'process') platform.files.processing.connect(to);
  if (needs.marketIndex) platform.files.marketIndex(needs.marketIndex).connect(to);
  if (needs.mail) platform.mail.connect(to);
  if (needs.onboarding) platform.payments.onboarding.connect(to);
  if (needs.unsubscribeLinks || needs.addressHashes) platform.mail.unsubscribeLinks.connect(to);
  if (needs.payoutQueue) platform.payoutQueue.connect(to);
  if (needs.generator) platform.generator.connect(to);
  if (needs.translator === 'know') platform.translator.known.connect(to);
  if (needs.translator === 'call') platform.translator.connect(to);
}
