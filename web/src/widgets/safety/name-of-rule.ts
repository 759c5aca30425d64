import { isShippedRule } from '@kindred/contract/site/shipped-rules';
import { messages as m } from '#texts/safety-rules.ts';

/** The name of a rule: of one that Kindred ships in the reader's language, of another one its id. */
export const nameOfRule = (id: string) => (isShippedRule(id) ? m.names[id] : id);
