import type { Stored } from '../store/objects.ts';
import type { Store } from '../store/store.ts';

/** URLs of the sandbox that were stored when it listened at another port. */
export function moveAddresses(store: Store, url: string): Stored[] {
  const elsewhere = /"http:\/\/127\.0\.0\.1:\d+\/(authenticate|invoices)\//g;
  return (['invoice', 'payment_intent', 'setup_intent'] as const).flatMap((kind) =>
    store.all(kind).flatMap((row) => {
      const old = JSON.stringify(row);
      const moved = old.replace(elsewhere, `"${url}/$1/`);
      return moved === old ? [] : [JSON.parse(moved) as Stored];
    }),
  );
}
