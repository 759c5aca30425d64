import { type ComponentProps, useId } from 'react';
import classes from './check-field.module.css';
import { FieldError } from './field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> {
  label: string;
  description?: string;
  error?: string | undefined;
}

/** A box to agree with a sentence, and why it is asked. */
export function CheckField({ label, description, error, ...box }: Props) {
  const id = useId();
  return (
    <div className={`grid gap-1 ${classes.field}`}>
      <label className="flex cursor-pointer items-start gap-4 ps-1">
        <input
          className={`checkbox flex-none cursor-pointer ${classes.input}`}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [error && `${id}-error`, description && id].filter(Boolean).join(' ') || undefined
          }
          {...box}
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {description && (
        <p id={id} className="text-sm leading-snug text-pretty text-muted">
          {description}
        </p>
      )}
    </div>
  );
}
