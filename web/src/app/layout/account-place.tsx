import { AccountFace, useAccountName } from './account-face.tsx';
import classes from './account-menu.module.css';

/** Looks like the button of the account menu until that is loaded. */
export function AccountPlace() {
  const name = useAccountName();
  if (!name) return null;
  return (
    <span className={classes.button}>
      <AccountFace size={36} />
      <span className={classes.name}>{name}</span>
      <span className={classes.chevron} />
    </span>
  );
}
