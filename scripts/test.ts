import { add, build, checks, conclude, runAll, suite } from './checks.ts';

const long = process.argv.includes('--long');
const total = await runAll([build, ...checks], 2);
add(total, await suite(['units', 'server'], long)());
add(total, await suite(['journeys'], long)());
conclude(total);
