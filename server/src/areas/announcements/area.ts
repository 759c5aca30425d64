import type { Area } from '../../platform/area.ts';
import { personalData } from './personal-data.ts';
import { announcementRoutes, visibility } from './routes.ts';
import { sendAnnouncements } from './send.ts';

/** What the owner of the site writes to members of a segment. */
export const announcements: Area = {
  name: 'announcements',
  personalData,
  visibility,
  routes: announcementRoutes,
  jobs: sendAnnouncements,
};
