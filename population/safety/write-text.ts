import { type Random, pick } from '../random.ts';
import { disguise, typed } from './disguise.ts';
import type { SafetyTexts } from './person.ts';

/** What one person keeps in all of their messages, such as the name of a site. */
type KeptSlots = Readonly<Record<string, string>>;

export function keepSlots(random: Random, { slots }: SafetyTexts, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, pick(random, slots[name] ?? [''])]));
}

const filled = (random: Random, line: string, { slots }: SafetyTexts, kept: KeptSlots) =>
  line
    .replaceAll(
      /\{(\w+)\}/g,
      (slot, name: string) => kept[name] ?? pick(random, slots[name] ?? [slot]),
    )
    .replaceAll('\\n', '\n');

/** What an honest person writes. */
export const honestText = (
  random: Random,
  texts: SafetyTexts,
  line: string,
  kept: KeptSlots = {},
) => typed(random, filled(random, line, texts, kept));

/** What a person writes who means harm: `care` is the chance that a word which gives them away is disguised. */
export const badText = (
  random: Random,
  texts: SafetyTexts,
  { line, kept, care }: { readonly line: string; readonly kept: KeptSlots; readonly care: number },
) => typed(random, disguise(random, filled(random, line, texts, kept), care));
