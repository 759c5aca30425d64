import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './banner.module.css';

interface Props {
  /** Needed if it is not clear from its text. */
  label?: string;
  text: string;
  /** What the reader can do about it. */
  children?: ReactNode;
}

/** One line below the header about the member's account, on every page. */
export function Banner({ label, text, children }: Props) {
  return (
    <aside
      className={`flex flex-wrap items-center justify-center bg-warning-soft font-medium text-warning ${classes.banner}`}
      aria-label={label}
    >
      <p>{text}</p>
      {children}
    </aside>
  );
}

export const BannerLink = (props: Pick<LinkProps, 'to' | 'reloadDocument' | 'children'>) => (
  <Link className={`inline-flex items-center underline ${classes.action}`} {...props} />
);

interface ButtonProps {
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

export const BannerButton = (props: ButtonProps) => (
  <button
    className={`inline-flex cursor-pointer items-center border-0 bg-transparent p-0 text-inherit underline ${classes.action}`}
    type="button"
    {...props}
  />
);
