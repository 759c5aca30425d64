import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { config } from '../../lib/config.ts';
import { messages as m } from '../../lib/messages/accounts.ts';
import { Arches } from '../../ui/arches.tsx';
import { BrandMark } from '../../ui/brand-mark.tsx';
import classes from './form-page.module.css';

interface Props {
  /** Above the title: how far one has come. */
  before?: ReactNode;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Below everything: other ways to go. */
  after?: ReactNode;
  /** Takes another one's place on the same page, so the focus would be lost. */
  follows?: boolean;
}

/** The frame around every way in for members. */
export function Door({ before, title, lead, children, after, follows = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (follows) heading.current?.focus({ preventScroll: true });
  }, [follows]);
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <Link to="/" className={classes.brand}>
          <BrandMark size={26} />
          {config.brandName}
        </Link>
        <section className={classes.room}>
          {before}
          <header className={classes.head}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p>{lead}</p>}
          </header>
          {children}
          {after && <div className={classes.after}>{after}</div>}
        </section>
      </div>
      <aside className={classes.people}>
        <p>{m.aside}</p>
        <Arches className={classes.arches} />
      </aside>
    </div>
  );
}
