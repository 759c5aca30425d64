import type { Pool } from 'pg';
import * as Type from 'typebox';
import { Json } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import { keyedDigest } from '../../../platform/crypto/keyed-digest.ts';
import { createSeal } from '../../../platform/crypto/seal.ts';

const Stored = Type.Object({ publicKey: Type.String(), sealed: Type.String() });
type Stored = Type.Static<typeof Stored>;

const selectKeys = statement({
  name: 'find_push_keys',
  text: `select value from setting where key = 'push-keys'`,
  row: Type.Object({ value: Json(Stored) }),
});

/** Of several processes that start in parallel, one creates the keys; a pair that can no longer be read is replaced. */
const writeKeys = statement({
  name: 'write_push_keys',
  text: `insert into setting as known (key, value) values ('push-keys', $keys)
    on conflict (key) do update set value = excluded.value where known.value = $replaced`,
  params: { keys: 'jsonb', replaced: 'jsonb?' },
});

/** What RFC 8030 allows. */
const topicLength = 32;

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /**
   * The name under which a push service replaces a push to one browser by a later one. It reveals nothing to others.
   */
  readonly topicOf: (endpoint: string, tag: string) => string;
}

/**
 * The pair by which push services know that a push is ours (VAPID). It is created at the first start and kept, as
 * browsers depend on it. The private key is encrypted, so it does not outlast the operator's secret.
 */
export function usePushKeys(pool: Pool, secret: string) {
  const seal = createSeal(secret, 'push keys');
  const digest = keyedDigest(secret, 'push topic');
  const topicOf = (endpoint: string, tag: string) =>
    digest(`${endpoint}\n${tag}`).toString('base64url').slice(0, topicLength);
  let known: Promise<PushKeys> | undefined;

  function open({ publicKey, sealed }: Stored): PushKeys | null {
    try {
      return { publicKey, privateKey: seal.open(sealed) as string, topicOf };
    } catch {
      return null;
    }
  }

  async function readOrMake(): Promise<PushKeys> {
    const stored = await selectKeys.first(pool);
    const keys = stored && open(stored.value);
    if (keys) return keys;
    const { default: library } = await import('web-push');
    const { publicKey, privateKey } = library.generateVAPIDKeys();
    await writeKeys.run(pool, {
      keys: { publicKey, sealed: seal.close(privateKey) },
      replaced: stored?.value ?? null,
    });
    const written = open((await selectKeys.one(pool)).value);
    if (!written) throw new Error('The keys for pushes were made with another SECRET');
    return written;
  }

  /** What failed, such as without the database, is tried again the next time. */
  return () =>
    (known ??= readOrMake().catch((error: unknown) => {
      known = undefined;
      throw error;
    }));
}
