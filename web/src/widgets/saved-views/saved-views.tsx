import type { ViewScreen } from '@kindred/contract/saved-views';
import { IconBookmark } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages } from '#texts/lists.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import type { BuiltInView } from './built-in-views.tsx';
import { Popover } from '../../ui/dialogs/popover.tsx';

const ViewsMenu = lazyRouteComponent(() => import('./views-menu.tsx'), 'ViewsMenu');

const none: readonly BuiltInView[] = [];

interface Props {
  screen: ViewScreen;
  builtIn?: readonly BuiltInView[];
  /** If there is little room. */
  compact?: boolean;
}

/** Named filters and orders of a list: built-in ones, the member's own and those of the team. */
export function SavedViews({ screen, builtIn = none, compact = false }: Props) {
  const { views: m } = messages;
  return (
    <Popover
      label={m.title}
      renderContent={(close) => (
        <Suspense fallback={m.loading}>
          <ViewsMenu screen={screen} builtIn={builtIn} onClose={close} />
        </Suspense>
      )}
    >
      {(button) =>
        compact ? (
          <IconButton {...button} size="lg" aria-label={m.title} title={m.title}>
            <IconBookmark size={18} stroke={1.75} aria-hidden />
          </IconButton>
        ) : (
          <Button
            {...button}
            look="plain"
            icon={<IconBookmark size={18} stroke={1.75} aria-hidden />}
          >
            {m.title}
          </Button>
        )
      }
    </Popover>
  );
}
