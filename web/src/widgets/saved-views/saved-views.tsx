import type { ViewScreen } from '@kindred/contract/saved-views';
import { ActionIcon, Button } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { IconBookmark } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages } from '#texts/lists.ts';
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
          <ActionIcon
            {...button}
            variant="subtle"
            color="gray"
            size={36}
            aria-label={m.title}
            title={m.title}
          >
            <IconBookmark size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        ) : (
          <Button
            {...button}
            variant="default"
            leftSection={<IconBookmark size={18} stroke={1.75} aria-hidden />}
          >
            {m.title}
          </Button>
        )
      }
    </Popover>
  );
}
