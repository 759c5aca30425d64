import type { ViewScreen } from '@kindred/contract/saved-views';
import { useNavigate } from '@tanstack/react-router';
import { messages } from '#texts/lists.ts';
import classes from './saved-views.module.css';

export interface BuiltInView {
  name: string;
  /** The query string of the URL; empty for the default list. */
  query: string;
}

interface Props {
  views: readonly BuiltInView[];
  screen: ViewScreen;
  onClose: () => void;
}

/** The built-in views. */
export function BuiltInViews({ views, screen, onClose }: Props) {
  const { views: m } = messages;
  const navigate = useNavigate();
  return (
    <ul className="m-0 list-none p-0 empty:hidden" aria-label={m.builtIn}>
      {views.map(({ name, query }) => (
        <li className={`flex flex-wrap items-center ${classes.item} ${classes.view}`} key={name}>
          <button
            type="button"
            className="min-h-8 cursor-pointer border-0 bg-transparent p-0 text-start font-semibold anywhere text-ink underline"
            onClick={() => {
              void navigate({ href: `/${screen}${query && `?${query}`}` });
              onClose();
            }}
          >
            {name}
          </button>
          <span className="text-sm text-muted">{m.builtIn}</span>
        </li>
      ))}
    </ul>
  );
}
