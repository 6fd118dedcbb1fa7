import type { SimulatorContext } from '../context.ts';
import { invalid, missing } from '../errors.ts';
import { newId } from '../ids.ts';
import { metadata, params, text } from '../params.ts';
import type { ProductRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';

/** Products, whose ids the caller may choose: create and read. */
export const productRoutes: Route[] = [
  route(
    'POST /v1/products',
    params({ id: text.optional(), name: text, metadata: metadata.optional() }),
    ({ store, now, emit }, { id = newId('prod').slice(0, 19), name, metadata = {} }) => {
      if (store.products.get(id)) throw invalid(`Product already exists.`, 'id', 'resource_already_exists');
      const product = store.products.insert({
        id,
        object: 'product',
        active: true,
        created: now(),
        default_price: null,
        description: null,
        images: [],
        livemode: false,
        marketing_features: [],
        metadata,
        name,
        package_dimensions: null,
        shippable: null,
        tax_code: null,
        tax_details: null,
        type: 'service',
        updated: now(),
        url: null,
      });
      emit('product.created', product);
      return product;
    },
  ),
  route('GET /v1/products/{id}', params({}), (context, _, id = '') => {
    const product = context.store.products.get(id);
    if (!product) throw missing('product', id);
    return product;
  }),
];

/** The product of an inline price. Refuses an unknown id. */
export function productOf({ store }: SimulatorContext, id: string): ProductRecord {
  const product = store.products.get(id);
  if (!product) throw invalid(`No such product: '${id}'`, 'price_data[product]', 'resource_missing');
  return product;
}
