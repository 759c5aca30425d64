import { areas } from '../../src/areas.ts';
import type { Visibility } from '../../src/platform/visibility.ts';
import type { Change, Changes } from './change.ts';

/** The request by which an area shows who may use its route. `{owner}` is another member here. */
const requestOf = ({ url, body }: Visibility, ownerId: string) =>
  JSON.parse(JSON.stringify({ url, body }).replaceAll('{owner}', ownerId)) as {
    url: string;
    body?: object;
  };

const needsMore = (line: Visibility) => /\{\w+\}/.test(JSON.stringify(requestOf(line, '')));

const toChange =
  (line: Visibility): Change =>
  ({ self, other }) => {
    const { url, body } = requestOf(line, other.id);
    return self.send(line.route.method as 'PUT', url, body);
  };

const lines = areas
  .flatMap(({ visibility = [] }) => visibility)
  .filter(({ route, statuses: [, stranger] }) => route.method !== 'GET' && stranger === 200);

/** The routes that any member may use without preparation. One that needs data first has its own change instead. */
export const plainChanges: Changes = Object.fromEntries(
  lines
    .filter((line) => !needsMore(line))
    .map((line) => [
      `${line.route.method} ${line.route.url.replaceAll(/:(\w+)/g, '{$1}')}`,
      toChange(line),
    ]),
);
