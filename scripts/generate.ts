import { generateConfiguration } from './configuration.ts';

// With --check nothing is written, and a difference is a failure.
if (!(await generateConfiguration(process.argv.includes('--check')))) {
  console.error('docs/configuration.gen.md is not up to date: run npm run generate and commit it.');
  process.exitCode = 1;
}
