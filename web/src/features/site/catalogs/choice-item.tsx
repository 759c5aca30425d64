import { type Language, languages } from '@kindred/contract/languages';
import { canRetire } from '@kindred/contract/reports/reason-forms';
import type { ListedChoice } from '@kindred/contract/site/catalog-choices';
import {
  type CatalogChoice,
  type CatalogName,
  longestChoiceName,
} from '@kindred/contract/site/catalogs';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { nameOfLanguage } from '../../../lib/language/name-of-language.ts';
import { language } from '#texts/language.ts';
import { messages as m } from '#texts/site-catalogs.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import { wantedText } from '../texts/wanted-text.ts';
import { choiceName, isIncomplete, withName } from './catalog-changes.ts';
import classes from './catalogs.module.css';
import { QuestionFields } from './question-fields.tsx';

// Few sites have reasons of their own.
const ReasonFields = lazyRouteComponent(() => import('./reason-fields.tsx'), 'ReasonFields');

interface Props {
  catalog: CatalogName;
  choice: ListedChoice;
  /** Of the words in the field. */
  code: Language;
  /** As members may have chosen it. */
  published: CatalogChoice | undefined;
  readOnly: boolean;
  onChange: (next: ListedChoice) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A choice: the words of one of the owner's own, or a way to the words of one that every site has. */
export function ChoiceItem({ catalog, choice, code, published, readOnly, ...props }: Props) {
  const { names, retired } = choice;
  const name = choiceName(catalog, choice) || m.unnamed;
  const { tag, direction } = languages[code];
  // What the law needs stays, and what has no word of the owner's is never removed.
  const isRetirable = catalog !== 'reasons' || names !== null || canRetire(choice.key);
  return (
    <li
      className={`flex flex-wrap items-end gap-x-4 gap-y-1 border-t border-line ${classes.choice}`}
    >
      <div className={classes.name} translate="no">
        {names ? (
          <TextField
            label={m.nameIn({ name, language: nameOfLanguage(code) })}
            lang={tag}
            dir={direction}
            maxLength={longestChoiceName[catalog]}
            readOnly={readOnly}
            value={names[code] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              props.onChange({ ...choice, names: withName(names, code, value) })
            }
          />
        ) : (
          <span className="anywhere">{name}</span>
        )}
      </div>
      {isIncomplete(choice) && <StatusBadge kind="danger">{m.incomplete}</StatusBadge>}
      {retired && <StatusBadge kind="neutral">{m.retired}</StatusBadge>}
      {!names && (
        <Link
          className="text-sm underline"
          to="/site/texts"
          aria-label={m.rewordOf({ name })}
          onClick={() => wantedText.change(() => ({ language: language as Language, id: name }))}
        >
          {m.reword}
        </Link>
      )}
      {!readOnly && (
        <>
          <Move label={m.up({ name })} onClick={() => props.onMove(-1)}>
            <IconArrowUp size={18} stroke={1.75} aria-hidden />
          </Move>
          <Move label={m.down({ name })} onClick={() => props.onMove(1)}>
            <IconArrowDown size={18} stroke={1.75} aria-hidden />
          </Move>
          {!isRetirable ? null : published || !names ? (
            <Button
              look="plain"
              size="xs"
              aria-label={retired ? m.offerOf({ name }) : m.retireOf({ name })}
              onClick={() => props.onChange({ ...choice, retired: !retired })}
            >
              {retired ? m.offer : m.retire}
            </Button>
          ) : (
            <Button
              look="plain"
              size="xs"
              aria-label={m.removeOf({ name })}
              onClick={props.onRemove}
            >
              {m.remove}
            </Button>
          )}
        </>
      )}
      {names && catalog === 'reasons' && (
        <Suspense>
          <ReasonFields choice={choice} readOnly={readOnly} onChange={props.onChange} />
        </Suspense>
      )}
      {names && catalog === 'questions' && (
        <QuestionFields
          choice={choice}
          code={code}
          fixed={published?.answers?.length ?? 0}
          readOnly={readOnly}
          onChange={props.onChange}
        />
      )}
    </li>
  );
}

interface MoveProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

const Move = ({ label, ...props }: MoveProps) => (
  <button
    type="button"
    className="grid h-11 w-11 cursor-pointer place-items-center rounded-md border-0 bg-transparent text-muted hover:bg-hover hover:text-ink"
    aria-label={label}
    {...props}
  />
);
