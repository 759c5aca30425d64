import type { Slots, Turn } from './voice.ts';

/** Splits a text into sentences, one per line. `{dish}` is a slot: it is replaced by one of `slots.dish`. */
export const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

/**
 * Each block is a conversation, the lines of the two in turn. A line that starts with a plus sign follows one by the
 * same member.
 */
export const blocks = (text: string): readonly (readonly Turn[])[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => line.trim()))
    .map((each) => {
      let byFirst = false;
      return each.map((line) => {
        const goesOn = line.startsWith('+ ');
        if (!goesOn) byFirst = !byFirst;
        return { byFirst, body: goesOn ? line.slice(2) : line };
      });
    });

/** Replaces every slot with one of its texts, or with the value of its own. */
export function fill(
  random: () => number,
  line: string,
  slots: Slots,
  own: Readonly<Record<string, string>> = {},
): string {
  const words: Readonly<Record<string, readonly string[]>> = slots;
  return line.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const texts = words[name] ?? [];
    return own[name] ?? texts[Math.floor(random() * texts.length)] ?? slot;
  });
}
