import { AccountFace, useAccountName } from './account-face.tsx';
import classes from './account-menu.module.css';

/** Looks like the button of the account menu until that is loaded. */
export function AccountPlace() {
  const name = useAccountName();
  if (!name) return null;
  return (
    <span
      className={`flex min-w-0 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface font-semibold text-ink hover:bg-hover ${classes.button}`}
    >
      <AccountFace size={34} />
      <span className={`truncate ${classes.name}`}>{name}</span>
      <span className={`flex-none ${classes.chevron}`} />
    </span>
  );
}
