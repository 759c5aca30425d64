import { checkTypes, checks, conclude, runAll, runTests } from './checks.ts';

conclude(
  await runAll(
    [async () => (await checkTypes())(), ...checks, () => runTests(['sandbox', 'units'])],
    2,
  ),
);
