import type { Letter, Part } from './letter.ts';

/** The same letter for programs and people that prefer text. */
export function writePlain({ title, parts, reason }: Letter, questions: string): string {
  return `${[title, ...parts.map(writePart), '-- ', `${reason}\n${questions}`].join('\n\n')}\n`;
}

function writePart(part: Part) {
  if ('text' in part) return part.text;
  if ('note' in part) return part.note;
  if ('code' in part) return part.code;
  return `${part.label}:\n${part.href}`;
}
