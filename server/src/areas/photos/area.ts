import type { Area } from '../../platform/area.ts';
import { photoJobs } from './cleanup-jobs.ts';
import { hashPhotos } from './hashes/hash-photos.ts';
import { mediaRoutes, publicRoutes } from './media.ts';
import { photoRoutes, visibility } from './routes.ts';
import { deleteTries } from '../../platform/http/limits/limits.ts';
import { limits, uploadsOf } from './limits.ts';
import { personalData } from './personal-data.ts';

export const photos: Area = {
  name: 'photos',
  visibility,
  publicRoutes,
  personalData,
  limits,
  routes: photoRoutes,
  rootRoutes: mediaRoutes,
  jobs: (app) => {
    photoJobs(app);
    hashPhotos(app);
  },
  eraseMember: async (db, { id }) => void (await deleteTries(db, uploadsOf(id))),
};
