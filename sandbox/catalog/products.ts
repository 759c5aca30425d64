import type { Stripe } from 'stripe';
import { invalid } from '../http/errors.ts';
import { pageOf } from '../http/lists.ts';
import { firstId, type Call, type Route } from '../http/route.ts';

function createProduct({ tx, params }: Call): Stripe.Product {
  const id = params.text('id') ?? tx.id('product');
  if (tx.find('product', id))
    throw invalid(`Product already exists: ${id}`, 'id', 'resource_already_exists');
  params.ignore('tax_code');
  const product = tx.put<Stripe.Product>({
    id,
    object: 'product',
    active: params.bool('active') ?? true,
    created: tx.now,
    default_price: null,
    description: params.text('description') ?? null,
    images: params.texts('images') ?? [],
    livemode: false,
    marketing_features: [],
    metadata: params.metadata(),
    name: params.required('name'),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: params.text('statement_descriptor') ?? null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: params.text('unit_label') ?? null,
    updated: tx.now,
    url: params.text('url') ?? null,
  });
  tx.emit('product.created', product);
  return product;
}

function updateProduct(call: Call): Stripe.Product {
  const { tx, params } = call;
  const product = tx.get('product', firstId(call));
  const defaultPrice = params.text('default_price');
  if (defaultPrice) tx.get('price', defaultPrice, 'default_price');
  const description = params.text('description');
  return tx.update(
    product,
    {
      active: params.bool('active') ?? product.active,
      default_price: defaultPrice === undefined ? product.default_price : defaultPrice,
      description: description === undefined ? product.description : description,
      metadata: params.metadata(product.metadata),
      name: params.text('name') ?? product.name,
      updated: tx.now,
    },
    'product.updated',
  );
}

function listProducts({ tx, params }: Call) {
  const active = params.bool('active');
  const ids = params.texts('ids');
  const rows = tx
    .all('product')
    .filter((row) => active === undefined || row.active === active)
    .filter((row) => !ids || ids.includes(row.id));
  return pageOf(params, rows, '/v1/products');
}

function deleteProduct(call: Call): Stripe.DeletedProduct {
  const { tx } = call;
  const product = tx.get('product', firstId(call));
  if (tx.by('price', product.id).length > 0)
    throw invalid('This product has prices. Set active to false instead.');
  tx.remove('product', product.id);
  tx.emit('product.deleted', product);
  return { id: product.id, object: 'product', deleted: true };
}

export const productRoutes: Route[] = [
  { method: 'POST', path: '/v1/products', handle: createProduct },
  { method: 'GET', path: '/v1/products', handle: listProducts },
  {
    method: 'GET',
    path: '/v1/products/:id',
    handle: (call) => call.tx.get('product', firstId(call)),
  },
  { method: 'POST', path: '/v1/products/:id', handle: updateProduct },
  { method: 'DELETE', path: '/v1/products/:id', handle: deleteProduct },
];
