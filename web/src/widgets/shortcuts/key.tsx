import classes from './shortcuts.module.css';

/** The key of a button. Its name says nothing of it; `aria-keyshortcuts` does. */
export const Key = ({ name }: { name: string }) => (
  <kbd className={classes.key} aria-hidden>
    {name}
  </kbd>
);
