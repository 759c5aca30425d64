import type { ViewScreen } from '@kindred/contract/saved-views';
import { useViews } from '../../api/saved-views.ts';
import { messages } from '#texts/lists.ts';
import { QueryState } from '../../ui/states/query-state.tsx';
import { type BuiltInView, BuiltInViews } from './built-in-views.tsx';
import { SaveViewForm } from './save-view-form.tsx';
import { SavedViewItem } from './saved-view-item.tsx';
import classes from './saved-views.module.css';

interface Props {
  screen: ViewScreen;
  builtIn: readonly BuiltInView[];
  onClose: () => void;
}

/** The views, and a form that saves the current list. */
export function ViewsMenu({ screen, builtIn, onClose }: Props) {
  const { views: m } = messages;
  const query = useViews(screen, true);
  return (
    <div className={`grid gap-3 ${classes.views}`}>
      <h2 className="title-xs">{m.title}</h2>
      <BuiltInViews views={builtIn} screen={screen} onClose={onClose} />
      <QueryState query={query} words={m} />
      {query.data?.length === 0 && <p className="text-sm text-muted">{m.none}</p>}
      <ul className="m-0 list-none p-0 empty:hidden">
        {query.data?.map((view) => (
          <SavedViewItem key={view._id} view={view} screen={screen} onClose={onClose} />
        ))}
      </ul>
      <SaveViewForm screen={screen} />
    </div>
  );
}
