// npm run bench -- platform overload accounts discovery matching office premium chat match desk jobs photos uploads compatibility hidden-answers nearness safety fields upgrade [--members 2000] [--database URL] [--only PATTERN]
// [--data PATH] [--train PATH]. The database of --database is populated already. --only selects case ids by a pattern, and
// then no results are stored. compatibility reads speed-dating data from --data, and learns from --train if it is given. hidden-answers
// attacks with --accounts 12,50,200 for --days 10. fields compares two databases: --database without own fields and --with-fields URL.
import { accounts } from '../bench/accounts.ts';
import { readBenchArguments } from '../bench/arguments.ts';
import type { Bench } from '../bench/case.ts';
import { chat } from '../bench/chat.ts';
import { compatibility } from '../bench/compatibility.ts';
import { desk } from '../bench/desk.ts';
import { discovery } from '../bench/discovery.ts';
import { fields } from '../bench/fields.ts';
import { hiddenAnswers } from '../bench/hidden-answers.ts';
import { jobs } from '../bench/jobs.ts';
import { match } from '../bench/match.ts';
import { matching } from '../bench/matching.ts';
import { nearness } from '../bench/nearness.ts';
import { office } from '../bench/office.ts';
import { overload } from '../bench/overload.ts';
import { photos } from '../bench/photos.ts';
import { uploads } from '../bench/uploads.ts';
import { platform } from '../bench/platform.ts';
import { premium } from '../bench/premium.ts';
import { runBench } from '../bench/run-bench.ts';
import { safety } from '../bench/safety.ts';
import { upgrade } from '../bench/upgrade.ts';
import { StartError } from '../server/src/errors.ts';
import { runNode } from './command.ts';

const benches = new Map<string, Bench>([
  ['platform', platform],
  ['overload', overload],
  ['accounts', accounts],
  ['discovery', discovery],
  ['matching', matching],
  ['office', office],
  ['chat', chat],
  ['match', match],
  ['premium', premium],
  ['desk', desk],
  ['jobs', jobs],
  ['safety', safety],
  ['fields', fields],
  ['photos', photos],
  ['uploads', uploads],
  ['compatibility', compatibility],
  ['hidden-answers', hiddenAnswers],
  ['nearness', nearness],
  ['upgrade', upgrade],
]);

// The bench stops the servers that it started before it exits.
const stopped = new AbortController();
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'])
  process.once(event, () => stopped.abort(new StartError('Stopped.')));

async function main() {
  const { chosen, ...options } = readBenchArguments(process.argv.slice(2), benches);
  await runNode(['scripts/build-web.ts'], { inheritOutput: true });
  for (const [name, bench] of chosen)
    await runBench(name, bench, { ...options, signal: stopped.signal });
}

try {
  await main();
} catch (error) {
  const expected = error instanceof StartError || error instanceof TypeError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
// A listener on the channel to the launcher would keep this process running.
process.removeAllListeners('disconnect');
if (process.connected) process.disconnect();
