import type { Area } from '../../platform/area.ts';
import { deleteRemovedContent } from './appeals/delete-removed.ts';
import { appealRoutes } from './appeals/routes.ts';
import { publicRoutes, statementRoutes, visibility } from './appeals/statement-routes.ts';
import { followLooking } from './cases/looking.ts';
import { caseRoutes } from './cases/routes.ts';
import { decisionRoutes } from './decisions/routes.ts';
import { notifyParties } from './decisions/notify-parties.ts';
import { forgetDecisions } from './erase-member.ts';
import { ladderRoutes } from './ladder/routes.ts';
import { limits } from './limits.ts';
import { numberRoutes } from './numbers/routes.ts';
import { personalData } from './personal-data.ts';
import { deleteRejectedPhotos } from './photo-review/delete-rejected-photos.ts';
import { photoReviewRoutes } from './photo-review/routes.ts';
import { removeCopies } from './picture-requests/remove-copies.ts';
import { returnCopies } from './picture-requests/return-copies.ts';
import { pictureRequestRoutes } from './picture-requests/staff-routes.ts';
import { watchPictureRequests } from './picture-requests/watch-clock.ts';
import { safetyRoutes } from './safety/routes.ts';
import { textRoutes } from './texts/routes.ts';
import { transparencyRoutes } from './transparency/routes.ts';

export const desk: Area = {
  name: 'desk',
  personalData,
  publicRoutes,
  visibility,
  limits,
  routes: (api) => {
    caseRoutes(api);
    decisionRoutes(api);
    ladderRoutes(api);
    textRoutes(api);
    appealRoutes(api);
    statementRoutes(api);
    safetyRoutes(api);
    numberRoutes(api);
    transparencyRoutes(api);
    photoReviewRoutes(api);
    pictureRequestRoutes(api);
  },
  jobs: (app) => {
    notifyParties(app);
    deleteRemovedContent(app);
    deleteRejectedPhotos(app);
    followLooking(app);
    removeCopies(app);
    returnCopies(app);
    watchPictureRequests(app);
  },
  eraseMember: forgetDecisions,
};
