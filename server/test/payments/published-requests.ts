import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { parseForm } from '../../../sandbox/http/form.ts';
import type { SentRequest } from './record-requests.ts';

const document = '../shared/data/stripe/spec3-2023-08-16.yaml';

interface Schema {
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
}
interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Published {
  paths: Record<string, Record<string, Operation>>;
}

const newRoute = '/v1/invoices/create_preview';

/** What the SDK sends and the older document lacks. For a new route all parameters are here. */
const newParams: Record<string, Record<string, string>> = {
  'POST /v1/subscriptions': { discounts: 'was coupon (Subscriptions.d.ts)' },
  'POST /v1/invoices/create_preview': {
    subscription: 'was a parameter of GET /v1/invoices/upcoming (Invoices.d.ts)',
    subscription_details: 'was subscription_items and others there (Invoices.d.ts)',
    customer: 'was a parameter of GET /v1/invoices/upcoming (Invoices.d.ts)',
  },
};

/** Validates requests with the description of the API that Stripe publishes; null if that is missing. */
export function readPublishedRequests() {
  const file = join(import.meta.dirname, '../../..', document);
  if (!existsSync(file)) {
    console.info(`${document} is missing: requests are not compared with what Stripe publishes.`);
    return null;
  }
  const { paths } = parse(readFileSync(file, 'utf8')) as Published;
  const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: true });
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (name: string, schema: Schema) => {
    const validate = compiled.get(name) ?? ajv.compile(withoutFormats(schema));
    compiled.set(name, validate);
    return validate;
  };

  /** The errors of a request, and nothing if it matches. */
  return function faultsOf({ method, path, query, body }: SentRequest): string[] {
    const found = findOperation(paths, method, path);
    const isNew = path === newRoute;
    const name = `${method} ${isNew ? path : (found?.template ?? path)}`;
    if (isNew) return unknownFields(parseForm(body), newParams[name] ?? {}, name);
    if (!found) return [`${name} is not published`];
    const schema = method === 'GET' ? querySchema(found.operation) : bodySchema(found.operation);
    const given = parseForm(method === 'GET' ? query : body);
    for (const param of Object.keys(newParams[name] ?? {})) delete given[param];
    const validate = validatorOf(name, schema);
    if (validate(given)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${name} ${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

const unknownFields = (given: object, known: Record<string, string>, name: string) =>
  Object.keys(given)
    .filter((field) => !(field in known))
    .map((field) => `${name} ${field} is not known`);

function findOperation(paths: Published['paths'], method: string, path: string) {
  const parts = path.split('/');
  const fits = (template: string) => {
    const wanted = template.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part.startsWith('{') || part === parts[index])
    );
  };
  const template = Object.keys(paths)
    .filter(fits)
    .toSorted((one, other) => one.split('{').length - other.split('{').length)[0];
  const operation = template && paths[template]?.[method.toLowerCase()];
  return operation ? { template, operation } : null;
}

const bodySchema = ({ requestBody }: Operation): Schema =>
  requestBody?.content['application/x-www-form-urlencoded']?.schema ?? {};

const querySchema = ({ parameters = [] }: Operation): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    parameters.filter((each) => each.in === 'query').map(({ name, schema }) => [name, schema]),
  ),
});

/** Formats such as `unix-time` are only for readers. */
function withoutFormats(value: unknown): Schema {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      key === 'format' && typeof inner === 'string' ? undefined : inner,
    ),
  ) as Schema;
}
