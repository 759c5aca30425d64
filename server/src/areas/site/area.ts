import { readSiteImage } from '@kindred/contract/site';
import { showMail } from '@kindred/contract/site/own-text-routes';
import { readOwnPage } from '@kindred/contract/site/own-page-routes';
import type { Area } from '../../platform/area.ts';
import { provideAcceptances } from './acceptances/require-acceptance.ts';
import { acceptanceRoutes, acceptanceVisibility } from './acceptances/routes.ts';
import { bundleRoutes } from './bundle-routes.ts';
import { countActiveJob } from './count-active.ts';
import { provideDraftKeys } from './draft-key.ts';
import { siteImageRoute } from './image-route.ts';
import { personalData } from './personal-data.ts';
import { fieldTemplateRoute } from './field-templates.ts';
import { ownPageRoutes } from './own-page-routes.ts';
import { mailPreviewRoute, ownTextRoutes } from './own-text-routes.ts';
import { siteRoutes } from './routes.ts';
import { setupRoutes } from './setup-routes.ts';
import { limits } from './limits.ts';

/** What the owner of the site decides: its document, edited and published in the office. */
export const site: Area = {
  name: 'site',
  limits,
  personalData,
  visibility: acceptanceVisibility,
  provide(app) {
    provideDraftKeys(app);
    provideAcceptances(app);
  },
  jobs(app) {
    countActiveJob(app);
  },
  routes(app) {
    siteRoutes(app);
    ownPageRoutes(app);
    fieldTemplateRoute(app);
    ownTextRoutes(app);
    setupRoutes(app);
    bundleRoutes(app);
    acceptanceRoutes(app);
  },
  rootRoutes(app) {
    siteImageRoute(app);
    mailPreviewRoute(app);
  },
  publicRoutes: [readSiteImage, readOwnPage, showMail],
};
