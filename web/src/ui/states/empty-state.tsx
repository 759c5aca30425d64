import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface Props {
  icon?: Icon;
  /** Instead of the icon. */
  art?: ReactNode;
  title: string;
  about: string;
  /** What the member can do about it. */
  children?: ReactNode;
}

/** In the place of a list that is empty: what is missing, why, and what to do. */
export function EmptyState({ icon: Sign, art, title, about, children }: Props) {
  return (
    <section
      className={`grid justify-items-center gap-3 w-full text-center border-line rounded-3xl bg-surface ${classes.empty}`}
      aria-label={title}
    >
      {art}
      {Sign && (
        <span className={`grid place-center mb-1-5 color-brand ${classes.arch}`} aria-hidden>
          <Sign size={28} stroke={1.5} />
        </span>
      )}
      <h2 className="tight-15 balance title-sm">{title}</h2>
      <p className="muted text-lg balance max-w-text">{about}</p>
      {children && <div className="flex wrap justify-center gap-3 mt-2">{children}</div>}
    </section>
  );
}
