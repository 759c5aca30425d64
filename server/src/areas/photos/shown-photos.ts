import { Object as Row } from 'typebox';
import { Text } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const selectShown = statement({
  name: 'find_shown_photos',
  text: `select f.url from unnest($publicIds::text[], $urls::text[]) as a (public_id, url)
      join photo f on f.public_id = a.public_id and f.url = a.url and f.url like '/media/%' and f.review = 'approved'
      join member m on m.id = f.member_id and m.state = 'active' and m.email_verified_at is not null`,
  params: { publicIds: 'text[]', urls: 'text[]' },
  row: Row({ url: Text }),
});

interface Question {
  readonly publicId: string;
  readonly url: string;
}

/** More statements than this take longer than the questions of each together. */
const mostAtOnce = 2;

/**
 * Whether an approved photo has this address and its owner is active and has confirmed theirs. While some statements are on
 * their way, the questions that arrive wait, and the next statement asks all of them.
 */
export function findsShown(db: Db) {
  let running = 0;
  let waiting: (Question & { answer: (shown: boolean) => void; fail: (error: unknown) => void })[] =
    [];

  async function ask() {
    running += 1;
    const asked = waiting;
    waiting = [];
    try {
      const found = await selectShown.all(db, {
        publicIds: asked.map(({ publicId }) => publicId),
        urls: asked.map(({ url }) => url),
      });
      const shown = new Set(found.map(({ url }) => url));
      for (const { url, answer } of asked) answer(shown.has(url));
    } catch (error) {
      for (const { fail } of asked) fail(error);
    } finally {
      running -= 1;
      if (waiting.length > 0) void ask();
    }
  }

  return (asked: Question) =>
    new Promise<boolean>((answer, fail) => {
      waiting.push({ ...asked, answer, fail });
      if (running < mostAtOnce) void ask();
    });
}
