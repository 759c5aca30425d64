import { AccountFace, useAccountName } from './account-face.tsx';
import classes from './account-menu.module.css';

/** Looks like the button of the account menu until that is loaded. */
export function AccountPlace() {
  const name = useAccountName();
  if (!name) return null;
  return (
    <span
      className={`row gap-2 min-w-0 border-line rounded-full bg-surface ink semibold clickable hover ${classes.button}`}
    >
      <AccountFace size={34} />
      <span className={`truncate ${classes.name}`}>{name}</span>
      <span className={`flex-none ${classes.chevron}`} />
    </span>
  );
}
