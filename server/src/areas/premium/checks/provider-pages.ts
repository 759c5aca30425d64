import type { Stripe } from 'stripe';

interface Page {
  readonly limit: number;
  readonly starting_after?: string;
}

/** Lists from the provider, a hundred at a time, so that our rows of a hundred are read in one statement. */
export async function* pagesOf<T extends { id: string }>(
  list: (page: Page) => Promise<Stripe.ApiList<T>>,
): AsyncGenerator<readonly T[], void, void> {
  let after: string | undefined;
  for (;;) {
    const { data, has_more: more } = await list({
      limit: 100,
      ...(after !== undefined && { starting_after: after }),
    });
    yield data;
    after = data.at(-1)?.id;
    if (!more || after === undefined) return;
  }
}
