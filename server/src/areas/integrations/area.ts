import type { Area } from '../../platform/area.ts';
import { provideKeys } from './keys/authenticate-key.ts';
import { keyRoutes } from './keys/routes.ts';
import { personalData } from './personal-data.ts';
import { eraseMemberFromWebhooks } from './webhooks/erase-member.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { sendWebhooks } from './webhooks/send.ts';

/** How other programs work with the site: keys with which they read, and events that are sent to them. */
export const integrations: Area = {
  name: 'integrations',
  personalData,
  provide: provideKeys,
  routes(app) {
    keyRoutes(app);
    webhookRoutes(app);
  },
  jobs: sendWebhooks,
  eraseMember: eraseMemberFromWebhooks,
};
