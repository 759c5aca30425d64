import { mailKinds } from '@kindred/contract/mail-kinds';
import { noticeKinds } from '@kindred/contract/notices/all-kinds';
import type { TSchema } from 'typebox';

interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly format?: string;
  readonly minimum?: number;
}

const named: Readonly<Record<string, unknown>> = {
  code: '482913',
  currency: 'usd',
  amount: 1499,
  minutes: 30,
  token: 'example',
  timeZone: 'UTC',
};

/** What a mail mentions, as an example. Null if there is no such mail. */
export function sampleDataOf(kind: string, now: Date): unknown {
  const schemas: Readonly<Record<string, { readonly data?: TSchema; readonly about?: TSchema }>> = {
    ...mailKinds,
    ...noticeKinds,
  };
  const found = Object.hasOwn(schemas, kind) ? schemas[kind] : undefined;
  if (!found) return null;
  return sampleOf((found.data ?? found.about ?? { type: 'object' }) as Schema, '', now);
}

function sampleOf(schema: Schema, name: string, now: Date): unknown {
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, name, now);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (name in named) return named[name];
  const later = new Date(now.getTime() + 30 * 86_400_000).toISOString();
  switch ([schema.type].flat()[0] ?? 'string') {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, each]) => [
          key,
          sampleOf(each, key, now),
        ]),
      );
    case 'array':
      return [sampleOf(schema.items ?? {}, name, now)];
    case 'integer':
    case 'number':
      return Math.max(3, schema.minimum ?? 0);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      if (schema.format === 'date') return later.slice(0, 10);
      if (schema.format === 'uuid') return '00000000-0000-7000-8000-000000000000';
      return schema.format === 'date-time' || /until|at$/i.test(name) ? later : 'Amara';
  }
}
