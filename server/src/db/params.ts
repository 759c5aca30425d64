/** The TypeScript type of each database type. */
interface Scalars {
  uuid: string;
  text: string;
  date: string;
  inet: string;
  timestamptz: Date;
  int2: number;
  int4: number;
  int8: number;
  float4: number;
  float8: number;
  bool: boolean;
  bytea: Buffer;
  /** Given as a value, sent as its JSON. */
  json: unknown;
  jsonb: unknown;
}

type Scalar = keyof Scalars;
type NotNull = Scalar | `${Scalar}[]`;
type ParamType = NotNull | `${NotNull}?`;

/** The parameters of a statement by name. */
export type ParamTypes = Readonly<Record<string, ParamType>>;

type ValueOf<T extends string> = T extends `${infer Base}?`
  ? ValueOf<Base> | null
  : T extends `${infer Base extends Scalar}[]`
    ? readonly Scalars[Base][]
    : T extends Scalar
      ? Scalars[T]
      : never;

export type Params<P extends ParamTypes> = { readonly [K in keyof P]: ValueOf<P[K]> };

/** `$name` becomes `$1`; the same name is the same number everywhere. */
export function placeholders(name: string, text: string, types: ParamTypes) {
  const order: string[] = [];
  const numbered = text.replaceAll(/\$([a-z]\w*)/gi, (_, key: string) => {
    if (!Object.hasOwn(types, key)) throw new Error(`${name} does not declare $${key}`);
    const place = order.indexOf(key);
    return `$${place === -1 ? order.push(key) : place + 1}`;
  });
  const unused = Object.keys(types).filter((key) => !order.includes(key));
  if (unused.length > 0) throw new Error(`${name} does not use ${unused.join(', ')}`);
  return { order, text: numbered };
}

/** The driver would send an array as a database array instead of JSON. */
export function bind(
  order: readonly string[],
  types: ParamTypes,
  given: Readonly<Record<string, unknown>>,
) {
  return order.map((key) => {
    const value = given[key];
    return types[key]?.startsWith('json') && value !== null ? JSON.stringify(value) : value;
  });
}
