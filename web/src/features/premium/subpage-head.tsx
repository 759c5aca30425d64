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
    <header className="max-tablet:contents">
      <Link
        to={to}
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start font-semibold text-muted hover:text-ink hover:underline max-tablet:hidden"
      >
        <IconArrowLeft size={16} stroke={1.75} aria-hidden /> {back}
      </Link>
      <h1 className="tracking-tight text-balance anywhere title-md max-tablet:sr-only">{title}</h1>
      {children}
    </header>
  );
}
