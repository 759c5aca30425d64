import type { Case } from '@kindred/contract/desk';
import { IconDots } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages as m } from '#texts/decide.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useMenuButton } from '../../../ui/dialogs/use-menu-button.ts';
import classes from './decide.module.css';
import type { CaseWork } from './use-case-work.ts';

const CaseActions = lazyRouteComponent(() => import('./case-actions.tsx'), 'CaseActions');

/** Less frequent actions for a case. */
export function CaseMenu({ found, work }: { found: Case; work: CaseWork }) {
  const { button, menu } = useMenuButton();
  return (
    <>
      <IconButton
        {...button}
        className={classes.menu}
        size="lg"
        aria-label={m.more}
        title={m.more}
        disabled={!work.mayWork}
      >
        <IconDots size={18} stroke={1.75} />
      </IconButton>
      {menu.opener && (
        <Suspense>
          <CaseActions found={found} work={work} menu={menu} />
        </Suspense>
      )}
    </>
  );
}
