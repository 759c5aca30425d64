import { mailTexts } from './mail-texts.ts';
import type { Area } from '../../platform/area.ts';
import { deleteRejectedPhotos } from './photo-review/delete-rejected-photos.ts';
import { photoReviewRoutes } from './photo-review/routes.ts';

export const moderation: Area = {
  name: 'moderation',
  mailTexts,
  routes: photoReviewRoutes,
  jobs: deleteRejectedPhotos,
};
