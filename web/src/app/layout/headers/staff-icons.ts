import {
  IconCash,
  IconChartHistogram,
  IconFlag,
  IconGavel,
  IconHistory,
  IconInbox,
  IconLayoutDashboard,
  IconColorSwatch,
  IconPhotoCheck,
  IconPlugConnected,
  IconReceipt,
  IconServerCog,
  IconTags,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { menuIcon } from './menu-icon.tsx';

/** Of the pages of the team, in the header of a narrow screen and in the command bar. Members do not load them. */
export const staffIcons = {
  '/audit': IconHistory,
  '/compliance': IconGavel,
  '/dashboard': IconLayoutDashboard,
  '/desk': IconInbox,
  '/desk/numbers': IconChartHistogram,
  '/integrations': IconPlugConnected,
  '/photo-review': IconPhotoCheck,
  '/plans': IconTags,
  '/reports': IconFlag,
  '/revenue': IconCash,
  '/site': IconColorSwatch,
  '/subscriptions': IconReceipt,
  '/system': IconServerCog,
  '/team': IconUsersGroup,
  '/users': IconUsers,
} as const;

export const StaffIcon = menuIcon(staffIcons);
