import { globSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

export const decisionsFolder = join(root, 'docs/decisions');

/** A decision record, from its first lines. */
export interface Decision {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  readonly date: string;
  readonly area: string;
}

const head =
  /^# (?<number>\d+)\. (?<title>.+)\n\nAccepted\. (?<date>\d{4}-\d\d-\d\d), (?<area>[a-z-]+)\.\n\n/;

export function readDecision(file: string, text: string): Decision {
  const { number, title = '', date = '', area = '' } = head.exec(text)?.groups ?? {};
  if (!number)
    throw new Error(`${file} does not begin with its number, title, status, date and area.`);
  if (!file.startsWith(number.padStart(4, '0')))
    throw new Error(`${file} has the number ${number}.`);
  return { file, number: Number(number), title, date, area };
}

export const readDecisions = (): Decision[] =>
  readdirSync(decisionsFolder)
    .filter((file) => /^\d{4}-.+\.md$/.test(file))
    .toSorted()
    .map((file) => readDecision(file, readFileSync(join(decisionsFolder, file), 'utf8')));

/** The paths of what says what was decided about one folder. */
export const findReadmes = (): string[] =>
  globSync(['{bench,e2e,population,sandbox,web}/README.md', 'server/src/**/README.md'], {
    cwd: root,
  }).toSorted();

/** The index, by area. */
export function listDecisions(decisions: readonly Decision[], readmes: readonly string[]) {
  const byArea = Map.groupBy(decisions, ({ area }) => area);
  const parts = [...byArea.keys()].toSorted().map((area) => {
    const rows = (byArea.get(area) ?? []).map(
      ({ file, number, title, date }) => `${number} | [${title}](${file}) | ${date}`,
    );
    return `## ${area}\n\n№ | decision | date\n---|---|---\n${rows.join('\n')}\n`;
  });
  const folders = readmes.map((path) => `- [\`${dirname(path)}\`](../../${path})`).join('\n');
  return `# Decisions

What was chosen, against what, and why, where a change would reach several folders. What was decided about one folder is in its README:

${folders}

${parts.join('\n')}`;
}
