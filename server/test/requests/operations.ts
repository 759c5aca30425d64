import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Schema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: Schema;
}

type Content = Record<string, { schema?: Schema }>;

interface Entry {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

export interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  responses: Record<string, { content?: Content }>;
}

/** Every operation of the OpenAPI document that the server publishes. */
export function readOperations(app: FastifyInstance): Operation[] {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Entry>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      responses,
    })),
  );
}

export interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

type Request = InjectOptions & { payload?: string };

/** The request with this input, even if the input is invalid. */
export function toRequest({ method, path, body }: Operation, input: Input): Request {
  const filled = path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => encode(input.params[name]));
  const query = Object.entries(input.query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  return {
    method: method as 'GET',
    url: query ? `${filled}?${query}` : filled,
    ...(body && {
      payload: typeof input.body === 'string' ? input.body : JSON.stringify(input.body),
      headers: { 'content-type': 'application/json' },
    }),
  };
}

/** Like encodeURIComponent, but a lone surrogate becomes three bytes that are invalid in UTF-8. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return Array.from(text)
    .map((letter) => {
      if (letter.isWellFormed()) return encodeURIComponent(letter);
      const code = letter.charCodeAt(0);
      const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
      return bytes.map((byte) => `%${byte.toString(16)}`).join('');
    })
    .join('');
}
