import { type RequestOptions, sendRequest } from './response-time.ts';

interface Pair {
  readonly id: string;
  readonly product: RequestOptions;
  readonly baseline: RequestOptions;
}

interface ProductBody {
  readonly data?: {
    readonly users?: readonly { readonly _id: string }[];
    readonly reports?: readonly { readonly _id: string }[];
    readonly cases?: readonly { readonly _id: string }[];
    readonly case?: { readonly reports: readonly { readonly _id: string }[] };
    readonly pagination?: { readonly total: number };
  };
}

interface BaselineBody {
  readonly data: readonly { readonly id?: string; readonly total?: number }[];
}

/** Fails if a baseline does not find the same list as the product: it would measure another question. */
export async function checkBaseline({ id, product, baseline }: Pair) {
  const { data: given } = await readBody<ProductBody>(product);
  const { data: rows } = await readBody<BaselineBody>(baseline);
  const list = given?.users ?? given?.reports ?? given?.cases ?? given?.case?.reports;
  if (!list) {
    if (rows.length === 0) throw new Error(`The baseline of ${id} found nothing`);
    return;
  }
  const [expected, found] = [list.map(({ _id }) => _id), rows.map((row) => row.id)];
  if (expected.join() !== found.join())
    throw new Error(
      `The baseline of ${id} found [${found.join()}] instead of [${expected.join()}]`,
    );
  const total = rows[0]?.total;
  if (total !== undefined && total !== given?.pagination?.total)
    throw new Error(`The baseline of ${id} counted ${total}, not ${given?.pagination?.total}`);
}

async function readBody<Body>(options: RequestOptions) {
  const { status, body } = await sendRequest(options);
  if (status !== 200) throw new Error(`${options.url} responded with ${status} ${body}`);
  return JSON.parse(body) as Body;
}
