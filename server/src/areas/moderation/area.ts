import type { Area } from '../../platform/area.ts';
import { personalData } from './personal-data.ts';
import { deleteRejectedPhotos } from './photo-review/delete-rejected-photos.ts';
import { photoReviewRoutes } from './photo-review/routes.ts';

export const moderation: Area = {
  name: 'moderation',
  personalData,
  routes: photoReviewRoutes,
  jobs: deleteRejectedPhotos,
};
