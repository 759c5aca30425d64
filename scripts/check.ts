import { checks, conclude, runAll, testSuite } from './checks.ts';

conclude(await runAll([...checks, testSuite(['sandbox', 'units'])], 2));
