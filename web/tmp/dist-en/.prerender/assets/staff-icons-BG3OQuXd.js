import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { t as menuIcon } from './menu-icon-CWMLy8SI.js';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconChartHistogram from '@tabler/icons-react/dist/esm/icons/IconChartHistogram.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconPhotoCheck from '@tabler/icons-react/dist/esm/icons/IconPhotoCheck.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconServerCog from '@tabler/icons-react/dist/esm/icons/IconServerCog.mjs';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
// web/src/app/layout/headers/staff-icons.ts
var staff_icons_exports = /* @__PURE__ */ __exportAll({
  StaffIcon: () => StaffIcon,
  staffIcons: () => staffIcons,
});
/** Of the pages of the team, in the header of a narrow screen and in the command bar. Members do not load them. */
var staffIcons = {
  '/audit': IconHistory,
  '/dashboard': IconLayoutDashboard,
  '/desk': IconInbox,
  '/desk/numbers': IconChartHistogram,
  '/photo-review': IconPhotoCheck,
  '/plans': IconTags,
  '/reports': IconFlag,
  '/revenue': IconCash,
  '/subscriptions': IconReceipt,
  '/system': IconServerCog,
  '/team': IconUsersGroup,
  '/users': IconUsers,
};
var StaffIcon = menuIcon(staffIcons);
export { staff_icons_exports as n, staffIcons as t };
