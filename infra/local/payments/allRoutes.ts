import { accountRoutes } from './resources/accounts.ts';
import { balanceRoutes } from './resources/balance.ts';
import { bankPayoutRoutes } from './resources/bankPayouts.ts';
import { chargeRoutes } from './resources/charges.ts';
import { customerRoutes } from './resources/customers.ts';
import { disputeRoutes } from './resources/disputes.ts';
import { eventRoutes } from './resources/eventRoutes.ts';
import { fraudWarningRoutes } from './resources/fraudWarnings.ts';
import { intentRoutes } from './resources/intents.ts';
import { invoiceRoutes } from './resources/invoices.ts';
import { portalRoutes } from './resources/portal.ts';
import { previewRoutes } from './resources/previews.ts';
import { productRoutes } from './resources/products.ts';
import { refundRoutes } from './resources/refunds.ts';
import { sessionRoutes } from './resources/sessions.ts';
import { settlementRoutes } from './resources/settlement.ts';
import { subscriptionRoutes } from './resources/subscriptions.ts';
import { transferRoutes } from './resources/transfers.ts';
import type { Route } from './routes.ts';

/** Every API call that the simulator supports; any other is refused. */
export const allRoutes: Route[] = [
  ...sessionRoutes,
  ...intentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...fraudWarningRoutes,
  ...accountRoutes,
  ...transferRoutes,
  ...balanceRoutes,
  ...bankPayoutRoutes,
  ...settlementRoutes,
  ...customerRoutes,
  ...productRoutes,
  ...portalRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...previewRoutes,
  ...eventRoutes,
];
