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
      className={`row wrap justify-center bg-warning-soft color-warning medium ${classes.banner}`}
      aria-label={label}
    >
      <p>{text}</p>
      {children}
    </aside>
  );
}

export const BannerLink = (props: Pick<LinkProps, 'to' | 'reloadDocument' | 'children'>) => (
  <Link className={`underline inline-flex items-center ${classes.action}`} {...props} />
);

interface ButtonProps {
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

export const BannerButton = (props: ButtonProps) => (
  <button
    className={`underline inline-flex items-center p-0 border-0 bg-none color-inherit clickable ${classes.action}`}
    type="button"
    {...props}
  />
);
