import type { SafetyRule } from '@kindred/contract/site/safety-rules';
import { language } from '#texts/language.ts';
import { nameOfRule } from '../../../widgets/safety/name-of-rule.ts';

/** What a rule is called: by its owner in this language or another one, otherwise as Kindred calls it. */
export function titleOf(rules: readonly SafetyRule[], id: string) {
  const names = rules.find((rule) => rule.id === id)?.names ?? {};
  return names[language] ?? names.en ?? Object.values(names)[0] ?? nameOfRule(id);
}
