import { checks, conclude, runAll, testSuite } from './checks.ts';

conclude(await runAll([...checks, testSuite(['server', 'units'])], 2));
