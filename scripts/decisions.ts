import { readFileSync, readdirSync } from 'node:fs';

export const decisionsFolder = new URL('../docs/decisions/', import.meta.url);

/** A decision record, from its first lines. */
export interface Decision {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  readonly supersededBy: number | null;
  readonly date: string;
  readonly area: string;
}

const head =
  /^# (?<number>\d+)\. (?<title>.+)\n\n(?:Accepted|Superseded by \[(?<later>\d+)\]\([^)]+\))\. (?<date>\d{4}-\d\d-\d\d), (?<area>[a-z-]+)\.\n\n/;

export function readDecision(file: string, text: string): Decision {
  const { number, title = '', later, date = '', area = '' } = head.exec(text)?.groups ?? {};
  if (!number)
    throw new Error(`${file} does not begin with its number, title, status, date and area.`);
  if (!file.startsWith(number.padStart(4, '0')))
    throw new Error(`${file} has the number ${number}.`);
  const supersededBy = later ? Number(later) : null;
  return { file, number: Number(number), title, supersededBy, date, area };
}

export const readDecisions = (): Decision[] =>
  readdirSync(decisionsFolder)
    .filter((file) => /^\d{4}-.+\.md$/.test(file))
    .map((file) => readDecision(file, readFileSync(new URL(file, decisionsFolder), 'utf8')));

/** The index, by area. */
export function listDecisions(decisions: readonly Decision[]) {
  const byArea = Map.groupBy(decisions, ({ area }) => area);
  const parts = [...byArea.keys()].toSorted().map((area) => {
    const rows = (byArea.get(area) ?? []).map(
      ({ file, number, title, supersededBy, date }) =>
        `${number} | [${title}](${file}) | ${date} | ${supersededBy ? `superseded by ${supersededBy}` : 'accepted'}`,
    );
    return `## ${area}\n\n№ | decision | date | status\n---|---|---|---\n${rows.join('\n')}\n`;
  });
  return `# Decisions\n\nWhat was chosen, against what, and why. Records are superseded, never deleted.\n\n${parts.join('\n')}`;
}
