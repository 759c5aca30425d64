import type { FieldValue } from '@kindred/contract/profiles/own-field-values';
import { useOwnFields } from '../../api/own-fields.ts';
import { valueWords } from './field-words.ts';
import classes from './own-fields.module.css';

/** What someone wrote into fields of the owner: on a card in one line, on a profile below each other. */
export function ShownFields({ values, isLine }: { values: readonly FieldValue[]; isLine?: true }) {
  const { data } = useOwnFields();
  const shown = (data?.fields ?? []).flatMap((field) => {
    const value = values.find((each) => each.field === field.number);
    const words = value ? valueWords(field, value) : '';
    return words ? [{ field, words }] : [];
  });
  if (shown.length === 0) return null;
  if (isLine)
    return (
      <p className="truncate text-sm text-muted" translate="no">
        {shown.map(({ words }) => words).join(' · ')}
      </p>
    );
  return (
    <dl className={`m-0 grid gap-x-4 gap-y-1 ${classes.facts}`} translate="no">
      {shown.map(({ field, words }) => (
        <div key={field.number} className={`grid ${classes.fact}`}>
          <dt className="text-muted">{field.name}</dt>
          <dd className="m-0 anywhere">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
