import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { parse } from 'yaml';
import type { Schemas } from './schemas.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Null where the published schemas are missing. */
    publishedSchemas: Schemas | null;
    /** Each as a method and a path. */
    publishedRoutes: string[];
  }
}

const document = '../shared/data/stripe/spec3-2023-08-16.yaml';

/** The responses of the sandbox. */
const roots = [
  'charge',
  'coupon',
  'customer',
  'customer_balance_transaction',
  'deleted_coupon',
  'deleted_customer',
  'deleted_product',
  'deleted_subscription_item',
  'discount',
  'error',
  'event',
  'invoice',
  'invoiceitem',
  'line_item',
  'payment_intent',
  'payment_method',
  'plan',
  'price',
  'product',
  'refund',
  'setup_intent',
  'subscription',
  'subscription_item',
  'subscription_schedule',
];

const prefix = '#/components/schemas/';

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('$ref' in value && typeof value.$ref === 'string') return [value.$ref.slice(prefix.length)];
  return Object.values(value).flatMap(namesIn);
}

interface Published {
  components: { schemas: Schemas };
  paths: Record<string, Record<string, unknown>>;
}

/** Keeps the schemas that the responses need. */
function readSchemas({ components: { schemas: all } }: Published): Schemas {
  const isObject = (name: string) => all[name]?.properties?.object !== undefined;
  const wanted = new Set(roots);
  for (const name of wanted)
    for (const inner of namesIn(all[name])) if (!isObject(inner)) wanted.add(inner);
  return Object.fromEntries([...wanted].map((name) => [name, all[name] ?? {}]));
}

function readRoutes({ paths }: Published): string[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, ':id')}`,
    ),
  );
}

/** Reads the four megabytes once for all tests. */
export function setup(project: TestProject): void {
  const file = join(import.meta.dirname, '../..', document);
  const isThere = existsSync(file);
  if (!isThere)
    console.info(`${document} is missing: responses are not compared with Stripe's schemas.`);
  const published = isThere ? (parse(readFileSync(file, 'utf8')) as Published) : null;
  project.provide('publishedSchemas', published && readSchemas(published));
  project.provide('publishedRoutes', published ? readRoutes(published) : []);
}
