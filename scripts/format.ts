import { runNode, tool } from './command.ts';

const lint = await runNode([tool('oxlint'), '--fix'], { inheritOutput: true });
const format = await runNode([tool('oxfmt'), '.'], { inheritOutput: true });
process.exitCode = lint.code || format.code;
