import type { Area } from '../../platform/area.ts';
import { sendAddressMails } from './address-mails/send-address-mails.ts';
import { handleMailboxRequests } from './credentials/mail-requests.ts';
import { keepDemoMembersOnline } from './demo-presence.ts';
import { eraseTries } from './erase-tries.ts';
import { endBans } from './sign-in/ban-end.ts';
import { accountRoutes, publicRoutes, visibility } from './routes.ts';
import { provideAccounts } from './service.ts';
import { limits } from './limits.ts';
import { personalData } from './personal-data.ts';

export const accounts: Area = {
  name: 'accounts',
  visibility,
  publicRoutes,
  personalData,
  limits,
  provide: provideAccounts,
  routes: accountRoutes,
  eraseMember: eraseTries,
  jobs: (app) => {
    endBans(app);
    keepDemoMembersOnline(app);
    sendAddressMails(app);
    handleMailboxRequests(app);
  },
};
