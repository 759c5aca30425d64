import classes from './switch.module.css';

/** A switch before it is known whether it is on. */
export const SwitchSkeleton = () => (
  <i className={`block w-11 flex-none rounded-full bg-skeleton ${classes.place}`} aria-hidden />
);
