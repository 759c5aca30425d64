import type { noticeKinds } from '../../notices/all-kinds.ts';
import type { NoticeSettingTexts } from '../../notices/texts.ts';
import { settings as announcements } from './notices/announcements.ts';
import { settings as chat } from './notices/chat.ts';
import { settings as likes } from './notices/likes.ts';
import { settings as desk } from './notices/desk.ts';
import { settings as premium } from './notices/premium.ts';
import { settings as reports } from './notices/reports.ts';
import { settings as savedSearches } from './notices/saved-searches.ts';

export const noticeSettings: NoticeSettingTexts<typeof noticeKinds> = {
  ...announcements,
  ...chat,
  ...likes,
  ...desk,
  ...premium,
  ...reports,
  ...savedSearches,
};
