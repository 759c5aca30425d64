import { mailTexts } from './mail-texts.ts';
import { noticeTexts } from './notice-texts.ts';
import type { Area } from '../../platform/area.ts';
import { personalData } from './personal-data.ts';
import { deleteRejectedPhotos } from './photo-review/delete-rejected-photos.ts';
import { photoReviewRoutes } from './photo-review/routes.ts';

export const moderation: Area = {
  name: 'moderation',
  personalData,
  mailTexts,
  noticeTexts,
  routes: photoReviewRoutes,
  jobs: deleteRejectedPhotos,
};
