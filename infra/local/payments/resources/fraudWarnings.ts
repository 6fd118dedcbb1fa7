import type { SimulatorContext } from '../context.ts';
import { invalid, missing } from '../errors.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { listing, params, text } from '../params.ts';
import type { FraudWarningRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';

/** Lets the card's issuer report a charge as fraudulent, before any dispute. Each charge has at most one warning. */
export function warnOfFraud({ store, now, emit }: SimulatorContext, chargeId: string): FraudWarningRecord {
  const charge = store.charges.get(chargeId);
  if (charge?.status !== 'succeeded') throw invalid(`No paid charge: '${chargeId}'`, 'charge');
  if (store.fraudWarnings.all().some(one => one.charge === chargeId))
    throw invalid(`Charge ${chargeId} has a warning already.`, 'charge');

  const warning = store.fraudWarnings.insert({
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.refunded && !charge.disputed,
    charge: chargeId,
    created: now(),
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    ...(charge.payment_intent && { payment_intent: charge.payment_intent }),
  });
  emit('radar.early_fraud_warning.created', warning);
  return warning;
}

/** Reads early fraud warnings, which are made from the console. */
export const fraudWarningRoutes: Route[] = [
  route('GET /v1/radar/early_fraud_warnings/{id}', params({}), ({ store }, _, id = '') => {
    const found = store.fraudWarnings.get(id);
    if (!found) throw missing('early_fraud_warning', id);
    return found;
  }),
  route(
    'GET /v1/radar/early_fraud_warnings',
    params({ ...listing, charge: text.optional(), payment_intent: text.optional() }),
    ({ store }, { charge, payment_intent, ...paging }) => {
      const found = store.fraudWarnings
        .all()
        .filter(one => !charge || one.charge === charge)
        .filter(one => !payment_intent || one.payment_intent === payment_intent);
      return pageOf(found, '/v1/radar/early_fraud_warnings', paging);
    },
  ),
];
