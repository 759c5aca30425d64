// npm run check --workspace sandbox
import { check, conclude, runAll, runTests } from './checks.ts';
import { tool } from './command.ts';

const checks = [
  check('types and lint', [tool('oxlint'), '--type-check', 'sandbox']),
  check('format', [tool('oxfmt'), '--check', 'sandbox']),
  () => runTests(['sandbox']),
];
conclude(await runAll(checks, 2));
