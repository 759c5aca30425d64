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
    <ul className="plain-list hide-empty" aria-label={m.builtIn}>
      {views.map(({ name, query }) => (
        <li className={`row wrap ${classes.item} ${classes.view}`} key={name}>
          <button
            type="button"
            className="underline p-0 border-0 bg-none ink semibold text-start anywhere clickable min-h-32"
            onClick={() => {
              void navigate({ href: `/${screen}${query && `?${query}`}` });
              onClose();
            }}
          >
            {name}
          </button>
          <span className="muted text-sm">{m.builtIn}</span>
        </li>
      ))}
    </ul>
  );
}
