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
      className={`flex-none middle m-0 w-target rounded-full relative clickable no-appearance ${classes.switch}`}
      checked={checked}
      aria-checked={checked}
      {...props}
    />
  );
}
