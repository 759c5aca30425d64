import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export interface Json {
  readonly json: unknown;
}

export type Value = string | number | boolean | null | Date | Uint8Array | readonly string[] | Json;

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};
const escapeText = (text: string) =>
  /[\\\t\n\r]/.test(text)
    ? text.replace(/[\\\t\n\r]/g, (letter) => escapes[letter] ?? letter)
    : text;

function encode(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value !== 'object') return `${value}`;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array)
    return `\\\\x${Buffer.from(value.buffer, value.byteOffset, value.length).toString('hex')}`;
  if ('json' in value) return escapeText(JSON.stringify(value.json));
  return escapeText(`{${value.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`);
}

/** One line in the text format of COPY. */
export const encodeRow = (values: readonly Value[]) => `${values.map(encode).join('\t')}\n`;

export async function copyInto(
  client: Client,
  table: string,
  columns: readonly string[],
  text: string,
) {
  const stream: Writable = client.query(
    copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`),
  );
  stream.end(text);
  await finished(stream);
}
