import {
  type Rights,
  type RightsOfTiers,
  Rights as RightsSchema,
  tierOf,
} from '@kindred/contract/premium/rights';
import { Object as Row } from 'typebox';
import { Integer, OrNull, Text } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Caller } from '../../../platform/http/context.ts';

const selectRights = statement({
  name: 'find_entitlements',
  text: 'select tier, right_name, amount from entitlement',
  row: Row({ tier: Text, right_name: Text, amount: OrNull(Integer) }),
});

const names = Object.keys(RightsSchema.properties) as (keyof Rights)[];
const yesOrNo = new Set<keyof Rights>(['seesLikes', 'filters', 'incognito']);

export async function readRights(db: Db): Promise<RightsOfTiers> {
  const rows = await selectRights.all(db);
  const amountOf = (tier: string, name: string) =>
    rows.find((row) => row.tier === tier && row.right_name === name)?.amount ?? null;
  const rightsOfTier = (tier: string) =>
    Object.fromEntries(
      names.map((name) => {
        const amount = amountOf(tier, name);
        return [name, yesOrNo.has(name) ? amount === 1 : amount];
      }),
    ) as Rights;
  return { free: rightsOfTier('free'), premium: rightsOfTier('premium') };
}

/** What a member no longer has without premium. */
export const lostRights = ({ free, premium }: RightsOfTiers) =>
  names.filter((name) => {
    const [has, had] = [free[name], premium[name]];
    return typeof had === 'boolean'
      ? had && !has
      : has !== null && (had === null || had > Number(has));
  });

const update = statement({
  name: 'change_entitlements',
  text: `update entitlement e set amount = given.amount
    from jsonb_to_recordset($rows) as given (tier text, name text, amount int)
    where e.tier = given.tier and e.right_name = given.name`,
  params: { rows: 'jsonb' },
});

export async function writeRights(db: Db, rights: RightsOfTiers) {
  const rows = Object.entries(rights).flatMap(([tier, given]) =>
    names.map((name) => ({ tier, name, amount: toAmount(given[name]) })),
  );
  await update.run(db, { rows });
}

const toAmount = (value: Rights[keyof Rights]) =>
  typeof value === 'boolean' ? Number(value) : value;

/** This spares a busy process the query, and a change still applies quickly. */
const cacheMs = 500;
let known = new WeakMap<object, { readonly rights: RightsOfTiers; readonly until: number }>();

/** In a transaction, `pool` is its client: waiting for a second connection could block all of them. */
export interface RightsReader {
  readonly pool: Db;
  readonly now: () => Date;
}

/** What every tier allows now. */
async function currentRights({ pool }: Pick<RightsReader, 'pool'>) {
  const cache = known;
  const present = cache.get(pool);
  if (present && present.until > performance.now()) return present.rights;
  const rights = await readRights(pool);
  cache.set(pool, { rights, until: performance.now() + cacheMs });
  return rights;
}

/** Of the clients of open transactions as well. A read that began before stores into the old cache. */
export function forgetRights() {
  known = new WeakMap();
}

/** What the member's tier allows now. */
export const rightsOf = async (
  app: RightsReader,
  caller: Pick<Caller, 'vipUntil'>,
): Promise<Rights> => (await currentRights(app))[tierOf(caller, app.now())];
