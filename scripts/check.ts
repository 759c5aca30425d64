import { checks, conclude, runAll, suite } from './checks.ts';

conclude(await runAll([...checks, suite(['units', 'server'])], 2));
