import type { Letter, LetterPart } from '@kindred/contract/mails';
import type { PageOptions } from './page.ts';

/** The letter as plain text. */
export function writePlain(
  { title, parts, reason }: Letter,
  { questions, stop }: Pick<PageOptions, 'questions' | 'stop'>,
): string {
  const foot = [reason, questions, ...(stop ? [writePart(stop)] : [])].join('\n');
  return `${[title, ...parts.map(writePart), '-- ', foot].join('\n\n')}\n`;
}

function writePart(part: LetterPart) {
  if ('text' in part) return part.text;
  if ('written' in part) return part.written;
  if ('note' in part) return part.note;
  if ('code' in part) return part.code;
  return `${part.label}:\n${part.href}`;
}
