import type { Case } from '@kindred/contract/desk';
import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { IconDots } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages as m } from '#texts/decide.ts';
import { Popover } from '../../../ui/dialogs/popover.tsx';
import classes from './decide.module.css';
import type { CaseWork } from './use-case-work.ts';

const CaseActions = lazyRouteComponent(() => import('./case-actions.tsx'), 'CaseActions');

/** Less frequent actions for a case. */
export function CaseMenu({ found, work }: { found: Case; work: CaseWork }) {
  return (
    <Popover
      label={m.more}
      renderContent={(close) => (
        <Suspense>
          <CaseActions found={found} work={work} onDone={close} />
        </Suspense>
      )}
    >
      {(button) => (
        <ActionIcon
          {...button}
          className={classes.menu}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={m.more}
          title={m.more}
          disabled={!work.mayWork}
        >
          <IconDots size={18} stroke={1.75} />
        </ActionIcon>
      )}
    </Popover>
  );
}
