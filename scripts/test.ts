import { add, build, checks, conclude, runAll, testSuite } from './checks.ts';

const long = process.argv.includes('--long');
const total = await runAll([build, ...checks], 2);
add(
  total,
  await testSuite(['components', 'journeys', 'sandbox', 'server', 'units'], {
    long,
    printSlowest: true,
  })(),
);
conclude(total);
