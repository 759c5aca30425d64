import { readFile, writeFile } from 'node:fs/promises';
import { describeConfiguration } from './configuration.ts';
import { findReadmes, listDecisions, readDecisions } from './decisions.ts';
import { describeLimits } from './limits.ts';
import { describeRetention } from './retention.ts';

const documents = {
  'configuration.gen.md': describeConfiguration(),
  'decisions/README.md': listDecisions(readDecisions(), findReadmes()),
  'limits.gen.md': describeLimits(),
  'retention.gen.md': describeRetention(),
};

// With --check the script writes nothing, and fails if a file differs.
const check = process.argv.includes('--check');
for (const [name, text] of Object.entries(documents)) {
  const file = new URL(`../docs/${name}`, import.meta.url);
  if (!check) await writeFile(file, text);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`docs/${name} is not up to date: run npm run generate and commit it.`);
    process.exitCode = 1;
  }
}
