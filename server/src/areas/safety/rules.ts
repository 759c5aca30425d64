import { type TextReader, compileRules } from '@kindred/contract/safety/signs';
import type { SafetyRules } from '@kindred/contract/site/safety-rules';
import type { FastifyInstance } from 'fastify';

const compiled = new WeakMap<SafetyRules, TextReader>();

/** The rules that are published, and what reads a text for them. They are compiled once for each version. */
export function presentRules({ site }: Pick<FastifyInstance, 'site'>) {
  const { safetyRules: rules } = site.document;
  const read = compiled.get(rules) ?? compileRules(rules.list);
  compiled.set(rules, read);
  return { rules, read, areOn: rules.youngDays > 0 || rules.list.some(({ on }) => on) };
}
