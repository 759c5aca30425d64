import type { Import, ImportLine } from '@kindred/contract/imports';
import type { FastifyInstance } from 'fastify';
import { createStaff, signIn } from './members.ts';
import { personOf } from './people.ts';

interface Answer {
  readonly statusCode: number;
  readonly body: string;
  readonly json: <T>() => T;
}

export const importIn = (answer: Answer) => {
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ data: { import: Import } }>().data.import;
};

/** An administrator with what they do to import a file. */
export async function createImporter(app: FastifyInstance) {
  const staff = await createStaff(app);
  const { send, get } = personOf(app, staff, await signIn(app, staff));

  /** Sends a file in parts of so many bytes. */
  async function upload(file: string | Buffer, partBytes = 300_000) {
    const bytes = Buffer.from(file);
    const body = { name: 'members.csv', size: bytes.length };
    let found = importIn(await send('POST', '/imports', body));
    for (let at = 0; at < bytes.length; at += partBytes) {
      const part = bytes.subarray(at, at + partBytes).toString('base64');
      const url = `/imports/${found._id}/parts/${found.parts}`;
      found = importIn(await send('PUT', url, { bytes: part }));
    }
    return found;
  }

  const read = async (id: string) => importIn(await get(`/imports/${id}`));

  /** Checks the lines with these columns, or those that were guessed. */
  async function check({ _id, columns, dateFormat }: Import, more: object = {}) {
    const body = { columns, dateFormat, language: 'en', ...more };
    importIn(await send('PUT', `/imports/${_id}/check`, body));
    await app.jobs.runDue();
    return read(_id);
  }

  const start = ({ _id, counts }: Import) =>
    send('PUT', `/imports/${_id}/run`, {
      source: 'Old Flames, closed in May',
      count: counts.ready + counts.partly,
    });

  async function run(checked: Import) {
    importIn(await start(checked));
    await app.jobs.runDue();
    return read(checked._id);
  }

  const linesOf = async ({ _id }: Import, query: Record<string, string> = {}) =>
    (await get(`/imports/${_id}/lines`, query)).json<{
      data: { lines: ImportLine[]; nextCursor: string | null };
    }>().data;

  return { staff, send, get, upload, read, check, start, run, linesOf };
}
