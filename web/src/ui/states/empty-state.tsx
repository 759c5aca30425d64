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
      className={`grid w-full justify-items-center gap-3 rounded-3xl border border-line bg-surface text-center ${classes.empty}`}
      aria-label={title}
    >
      {art}
      {Sign && (
        <span className={`mb-1.5 grid place-items-center text-brand ${classes.arch}`} aria-hidden>
          <Sign size={28} stroke={1.5} />
        </span>
      )}
      <h2 className="tracking-snug text-balance title-sm">{title}</h2>
      <p className="max-w-text text-lg text-balance text-muted">{about}</p>
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </section>
  );
}
