import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

export interface FieldProps {
  label?: ReactNode;
  /** What to know before typing: above the field, or below it. */
  hint?: ReactNode;
  hintBelow?: boolean;
  error?: ReactNode;
  /** In the field, before and after what is typed. */
  icon?: ReactNode;
  after?: ReactNode;
  size?: 'xs' | 'sm' | 'lg' | 'xl';
  className?: string | undefined;
  inputClass?: string | undefined;
}

interface Controlled extends FieldProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** The parts of a field that are not its control, and what names and describes that. */
export function useField<P extends Controlled>(props: P) {
  const { label, hint, hintBelow, error, icon, after, size, className, inputClass, ...own } = props;
  const made = useId();
  const id = own.id ?? made;
  const says = Boolean(error) && error !== true;
  const described = [own['aria-describedby'], says && `${id}-error`, hint && `${id}-hint`];
  return {
    frame: { id, label, hint, hintBelow, error: says && error, icon, after, size, className },
    control: {
      ...own,
      id,
      className: `${classes.input} ${inputClass ?? ''}`,
      'data-kit': 'input',
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    },
  };
}

interface FrameProps extends FieldProps {
  id: string;
  /** The control. */
  children: ReactNode;
}

/** A field: its name, what to know, the control with a sign on either side, and what is wrong. */
export function Field({ id, label, hint, hintBelow, error, icon, after, ...props }: FrameProps) {
  const { size = 'sm', className, children } = props;
  const about = hint && (
    <p id={`${id}-hint`} className={classes.hint} data-below={hintBelow || undefined}>
      {hint}
    </p>
  );
  return (
    <div className={`${classes.field} ${className ?? ''}`} data-kit="field" data-size={size}>
      {label && (
        <label className={classes.label} htmlFor={id} data-kit="label">
          {label}
        </label>
      )}
      {!hintBelow && about}
      <div
        className={classes.control}
        data-kit="control"
        data-icon={Boolean(icon) || undefined}
        data-after={Boolean(after) || undefined}
      >
        {icon && (
          <span className={classes.side} data-part="side">
            {icon}
          </span>
        )}
        {children}
        {after && (
          <span className={classes.side} data-part="side" data-end>
            {after}
          </span>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hintBelow && about}
    </div>
  );
}

interface ErrorProps {
  id?: string;
  role?: 'alert';
  className?: string;
  children: ReactNode;
}

/** What is wrong. It has a sign too, so that it does not depend on its colour. */
export const FieldError = ({ className = '', ...props }: ErrorProps) => (
  <p className={`${classes.error} ${className}`} {...props} />
);
