globalThis.lazySources.push('src/app/layout/headers/member-icons.ts');
import { t as menuIcon } from './menu-icon-CWMLy8SI.js';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
// web/src/app/layout/headers/member-icons.ts
/** Of the pages of members, in the header of a desktop and in the tabs of a phone. */
var memberIcons = {
  '/home': IconHome,
  '/discover': IconCards,
  '/likes': IconHeart,
  '/matches': IconMessages,
  '/profile': IconUser,
};
var MemberIcon = menuIcon(memberIcons);
export { MemberIcon, memberIcons };
