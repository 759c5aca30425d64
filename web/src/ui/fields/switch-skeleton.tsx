import classes from './switch.module.css';

/** A switch before it is known whether it is on. */
export const SwitchSkeleton = () => (
  <i className={`flex-none block w-target rounded-full bg-skeleton ${classes.place}`} aria-hidden />
);
