import { IconSearch } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { messages as m } from '../../../lib/messages/shell.ts';
import classes from './command-button.module.css';

const CommandBar = lazyRouteComponent(() => import('./command-bar.tsx'), 'CommandBar');

/**
 * Opens the command bar, which is loaded when it is first opened. Ctrl+K does the same on every page of the back
 * office.
 */
export function CommandButton() {
  // Null until it is first used.
  const [opened, setOpened] = useState<boolean | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      // Also if the browser uses the key itself.
      event.preventDefault();
      // A navigation would lose text typed in another dialog.
      if (!document.querySelector('[aria-modal=true]:not(:has(#commands))')) setOpened(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={m.commands}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        title={`${m.commands} (Ctrl K)`}
        onClick={() => setOpened(true)}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
      </button>
      {opened !== null && (
        <Suspense>
          <CommandBar opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
