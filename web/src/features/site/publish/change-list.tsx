import type { VersionChange } from '@kindred/contract/site';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages as words } from '#texts/site-values.ts';
import classes from './change-list.module.css';
import { partOf } from './change-names.ts';
import { changeInWords, isColor } from './change-words.ts';

// Few changes have any.
const PageConsequences = lazyRouteComponent(
  () => import('./page-consequences.tsx'),
  'PageConsequences',
);

const CatalogConsequences = lazyRouteComponent(
  () => import('./catalog-consequences.tsx'),
  'CatalogConsequences',
);

const FieldConsequences = lazyRouteComponent(
  () => import('./field-consequences.tsx'),
  'FieldConsequences',
);

const ApprovalConsequences = lazyRouteComponent(
  () => import('./approval-consequences.tsx'),
  'ApprovalConsequences',
);

interface Props {
  label: string;
  changes: readonly VersionChange[];
  /** Who made it, and when. */
  by?: (change: VersionChange) => string | undefined;
}

/** Each change as a sentence, with the part in which it is made. */
export const ChangeList = ({ label, changes, by }: Props) => (
  <ul className="m-0 list-none p-0" aria-label={label}>
    {changes.map((change) => (
      <li key={change.path} className={`grid border-t border-line ${classes.change}`}>
        <span className="text-sm text-muted">{words.parts[partOf(change.path)]}</span>
        <span className="min-w-0 anywhere">
          <Sentence change={change} />
          {change.path === 'pages' && (
            <Suspense>
              <PageConsequences change={change} />
            </Suspense>
          )}
          {change.path === 'fields' && (
            <Suspense>
              <FieldConsequences change={change} />
            </Suspense>
          )}
          {change.path.startsWith('catalogs.') && (
            <Suspense>
              <CatalogConsequences change={change} />
            </Suspense>
          )}
          {change.path === 'switches.approval' && (
            <Suspense>
              <ApprovalConsequences change={change} />
            </Suspense>
          )}
          {by && <span className="block text-sm text-muted">{by(change)}</span>}
        </span>
      </li>
    ))}
  </ul>
);

/** They stand for the two values while the sentence is made, and are in no text. */
const marks = { before: '\u{E000}', after: '\u{E001}' };

/** The sentence of a change, with the earlier value struck out. Its languages order the two as they like. */
export function Sentence({ change }: { change: VersionChange }) {
  const { say, before, after } = changeInWords(change);
  const chip = isColor(change.path);
  const hasValues = say('', '') !== say(marks.before, marks.after);
  if (!hasValues) return say('', '');
  return say(marks.before, marks.after)
    .split(/([\u{E000}\u{E001}])/u)
    .map((part) => {
      if (part === marks.before)
        return (
          <s key="before" className="text-muted">
            {chip && <Chip color={before} />}
            <bdi>{before}</bdi>
          </s>
        );
      if (part === marks.after)
        return (
          <b key="after" className="font-bold">
            {chip && <Chip color={after} />}
            <bdi>{after}</bdi>
          </b>
        );
      return part;
    });
}

const Chip = ({ color }: { color: string }) => (
  <span className={classes.chip} style={{ background: color }} aria-hidden />
);
