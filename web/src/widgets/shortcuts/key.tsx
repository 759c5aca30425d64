/** The key of a button. It is not part of the button's name; `aria-keyshortcuts` announces it. */
export const Key = ({ name }: { name: string }) => (
  <kbd className="key hide-below-tablet" data-key aria-hidden>
    {name}
  </kbd>
);
