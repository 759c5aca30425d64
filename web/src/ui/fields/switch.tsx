import type { ComponentProps } from 'react';
import classes from './switch.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  checked: boolean;
  /** Ink is for staff, as the brand colour belongs to members. */
  'data-look'?: 'ink';
}

/** Turns something on or off immediately, without a button to save. Native: Mantine's takes 4 kB. */
export function Switch({ checked, ...props }: Props) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={`relative m-0 w-11 flex-none cursor-pointer appearance-none rounded-full align-middle ${classes.switch}`}
      checked={checked}
      aria-checked={checked}
      {...props}
    />
  );
}
