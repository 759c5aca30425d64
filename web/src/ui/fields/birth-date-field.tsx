import { type KeyboardEvent, useId, useRef } from 'react';
import { messages as m } from '#texts/birth-date.ts';
import { type DayPart, joinDay, partOrder, splitDay } from '../../lib/facts/birth-date.ts';
import classes from './birth-date-field.module.css';
import { FieldError } from './field.tsx';
import { TextField } from './text-field.tsx';

interface Props {
  label: string;
  hint: string;
  /** YYYY-MM-DD, with empty parts while it is incomplete; empty if nothing is typed. */
  value?: string;
  onChange: (day: string) => void;
  error?: string | undefined;
  'data-path'?: string;
}

const lengths = { day: 2, month: 2, year: 4 };
const autofill = { day: 'bday-day', month: 'bday-month', year: 'bday-year' };

/** Three short fields, in the order that the reader's language writes a date. A calendar is slow for a birthday. */
export function BirthDateField({ label, hint, value = '', onChange, error, ...rest }: Props) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const parts = splitDay(value);
  const order = partOrder();
  const fieldAt = (index: number) => group.current?.querySelectorAll('input')[index];
  /** The field was left for its reader, who may press Tab all the same. */
  const hasMoved = useRef(false);

  function change(part: DayPart, index: number, typed: string) {
    const digits = typed.replaceAll(/\D/g, '').slice(0, lengths[part]);
    onChange(joinDay({ ...parts, [part]: digits }));
    const next = fieldAt(index + 1);
    if (digits.length < lengths[part] || digits === parts[part] || !next) return;
    next.focus();
    hasMoved.current = true;
  }

  function followKey(event: KeyboardEvent<HTMLInputElement>, index: number) {
    const { key, shiftKey, currentTarget } = event;
    if (key === 'Tab' && !shiftKey && hasMoved.current) event.preventDefault();
    hasMoved.current = false;
    if (key === 'Backspace' && currentTarget.value === '') fieldAt(index - 1)?.focus();
  }

  return (
    <fieldset ref={group} className="m-0 min-w-0 border-0 p-0" aria-describedby={id}>
      <legend className="mb-1.5 p-0 text-md leading-snug font-semibold">{label}</legend>
      <div className={`mb-1.5 grid gap-2 ${classes.parts}`}>
        {order.map((part, index) => (
          <label className="grid gap-1 text-sm text-muted" key={part} data-part={part}>
            <span>{m[part]}</span>
            <TextField
              inputClass="tabular-nums"
              size="lg"
              inputMode="numeric"
              autoComplete={autofill[part]}
              value={parts[part]}
              error={Boolean(error)}
              aria-invalid={error ? true : undefined}
              onChange={({ currentTarget }) => change(part, index, currentTarget.value)}
              onKeyDown={(event) => followKey(event, index)}
              onBlur={() => (hasMoved.current = false)}
              {...(index === 0 && rest)}
            />
          </label>
        ))}
      </div>
      {error ? (
        <FieldError id={id}>{error}</FieldError>
      ) : (
        <p id={id} className="text-sm leading-snug text-pretty text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
