import classes from './spinner.module.css';

/** A ring that turns while something is waited for: as large as a line of text, if its place does not say otherwise. */
export const Spinner = ({ className = '' }: { className?: string | undefined }) => (
  <span className={`${classes.spinner} ${className}`} aria-hidden />
);
