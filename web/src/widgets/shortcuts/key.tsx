/** The key of a button. It is not part of the button's name; `aria-keyshortcuts` announces it. */
export const Key = ({ name }: { name: string }) => (
  <kbd className="key max-tablet:hidden" data-key aria-hidden>
    {name}
  </kbd>
);
