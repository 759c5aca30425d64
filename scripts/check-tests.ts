// npm run check:tests, after npm test: no test takes longer alone than the limit, unless it is marked as long or a journey.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artefacts, conclude, runVitest } from './checks.ts';
import { type TestReport, listLong, longestMs } from './test-report.ts';

const file = join(artefacts, 'tests.json');
if (!existsSync(file))
  throw new Error('Run npm test first: its report says which tests to measure.');
const beside = listLong(JSON.parse(readFileSync(file, 'utf8')) as TestReport);
const paths = [...new Set(beside.map(({ path }) => path))];
// What took longer only because of others at the same time is shorter now. What a file loads counts for its first test, so
// the order is another one, and both runs have to agree.
const order = ['--maxWorkers=1', '--sequence.shuffle.tests', '--sequence.seed=1'];
const alone =
  paths.length > 0 ? await runVitest('tests-alone.json', [...order, ...paths]) : undefined;
const known = new Set(beside.map(({ path, name }) => `${path} › ${name}`));
const slow = (alone ? listLong(alone.report) : []).filter(({ path, name }) =>
  known.has(`${path} › ${name}`),
);
for (const { path, name, ms } of slow.toSorted((a, b) => b.ms - a.ms))
  console.log(`${(ms / 1000).toFixed(1)} s  ${path} › ${name}`);
if (slow.length > 0)
  console.log(
    `These take more than ${longestMs} ms: make them shorter, or mark them with { tags: ['long'] }.`,
  );
conclude({ passed: beside.length - slow.length, failed: slow.length + (alone?.code ? 1 : 0) });
