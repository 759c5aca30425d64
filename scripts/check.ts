import { checks, conclude, runAll, runTests } from './checks.ts';

conclude(await runAll([...checks, () => runTests(['sandbox', 'units'])], 2));
