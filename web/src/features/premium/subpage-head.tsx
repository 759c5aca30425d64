import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  to: '/premium' | '/premium/manage';
  back: string;
  title: string;
  children?: ReactNode;
}

/** The way back and the title. On a phone the header has both, and this takes no room. */
export function SubpageHead({ to, back, title, children }: Props) {
  return (
    <header className="contents-below-tablet">
      <Link
        to={to}
        className="inline-flex items-center self-start gap-1-5 min-h-target muted semibold hover-ink hover-underline hide-below-tablet"
      >
        <IconArrowLeft size={16} stroke={1.75} aria-hidden /> {back}
      </Link>
      <h1 className="title-md tight anywhere balance visually-hidden-below-tablet">{title}</h1>
      {children}
    </header>
  );
}
