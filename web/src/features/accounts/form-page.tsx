import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { config } from '../../lib/config.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Banner } from './banner.tsx';
import classes from './form-page.module.css';

interface Props {
  /** Above the title, such as the progress. */
  before?: ReactNode;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Below the form, such as links to other pages. */
  after?: ReactNode;
  /** Replaces another form on the same page, whose focus would be lost. */
  takesFocus?: boolean;
}

/** The frame of the pages to sign in, to register and to recover a password. */
export function FormPage({ before, title, lead, children, after, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={`grid min-h-screen ${classes.page}`}>
      <div className={`flex column bg-surface ${classes.side}`}>
        <Link
          to="/"
          className={`inline-flex items-center gap-2 min-h-target rounded-sm tight brand self-flex-start ${classes.brand}`}
        >
          <BrandMark size={26} />
          {config.brandName}
        </Link>
        <section className={`grid gap-6 w-full ${classes.content}`}>
          {before}
          <header>
            <h1 className="tight anywhere balance title-md no-outline" ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p className="muted text-lg pretty anywhere mt-2-5">{lead}</p>}
          </header>
          {children}
          {after && (
            <div className={`grid gap-1 border-top muted pt-5 ${classes.after}`}>{after}</div>
          )}
        </section>
      </div>
      <aside className="hide-below-tablet">
        <Banner />
      </aside>
    </div>
  );
}
