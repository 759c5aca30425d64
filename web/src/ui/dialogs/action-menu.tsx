import type { ReactNode } from 'react';
import { useBelow } from '../../lib/use-below.ts';
import { type ActionGroups, ActionList } from './action-list.tsx';
import { Dialog } from './dialog.tsx';
import { Menu, type MenuProps } from './menu.tsx';

interface Props extends Omit<MenuProps, 'children'> {
  /** The title is a text that someone wrote. */
  quoted?: boolean;
  /** Below the title of a sheet. A menu is beside what it is about. */
  about?: ReactNode;
  picture?: ReactNode;
  /** Choices above the actions. Those of a menu are entries, too. */
  renderChoices?: (inMenu: boolean) => ReactNode;
  closeLabel: string;
  groups: ActionGroups;
}

/** Actions for one thing: a sheet within reach of the thumb on a phone, elsewhere a menu beside its button. */
export function ActionMenu({ groups, opener, align, notice, renderChoices, ...props }: Props) {
  const { quoted = false, about, picture, closeLabel, ...menu } = props;
  const isPhone = useBelow('phone');
  if (!isPhone)
    return (
      <Menu {...menu} opener={opener} align={align} notice={notice}>
        {renderChoices?.(true)}
        <ActionList groups={groups} inMenu />
      </Menu>
    );
  return (
    <Dialog
      {...menu}
      quoted={quoted}
      picture={picture}
      closeLabel={closeLabel}
      about={
        <>
          {about}
          {renderChoices?.(false)}
          {notice}
        </>
      }
    >
      <ActionList groups={groups} />
    </Dialog>
  );
}
