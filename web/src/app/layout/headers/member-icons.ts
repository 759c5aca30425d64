import { IconCards, IconHeart, IconHome, IconMessages, IconUser } from '@tabler/icons-react';
import { menuIcon } from './menu-icon.tsx';

/** Of the pages of members, in the header of a desktop and in the tabs of a phone. */
export const memberIcons = {
  '/home': IconHome,
  '/discover': IconCards,
  '/likes': IconHeart,
  '/matches': IconMessages,
  '/profile': IconUser,
} as const;

export const MemberIcon = menuIcon(memberIcons);
