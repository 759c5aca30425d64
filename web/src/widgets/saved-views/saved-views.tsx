import type { ViewScreen } from '@kindred/contract/saved-views';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconBookmark } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { messages } from '../../lib/messages/lists.ts';

const SavedViewsDialog = lazyRouteComponent(
  () => import('./saved-views-dialog.tsx'),
  'SavedViewsDialog',
);

/** Filtered and sorted lists under names: one's own and those of the team. */
export function SavedViews({ screen }: { screen: ViewScreen }) {
  const { views: m } = messages;
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBookmark size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {m.title}
      </Button>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <SavedViewsDialog screen={screen} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
