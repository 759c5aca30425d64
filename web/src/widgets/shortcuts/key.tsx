import classes from './shortcuts.module.css';

/** The key of a button. It is not part of the button's name; `aria-keyshortcuts` announces it. */
export const Key = ({ name }: { name: string }) => (
  <kbd className={`text-center rounded-xs hide-below-tablet ${classes.key}`} aria-hidden>
    {name}
  </kbd>
);
