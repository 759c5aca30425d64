import { runNode, tool } from './command.ts';

const lint = await runNode([tool('oxlint'), '--fix'], { shown: true });
const format = await runNode([tool('oxfmt'), '.'], { shown: true });
process.exitCode = lint.code || format.code;
