/**
 * The areas that each area of the server may call. The linter checks every import against it, and a test refuses
 * cycles. No area may import the routes of another.
 */
export const areaGraph: Readonly<Record<string, readonly string[]>> = {
  members: [],
  audit: [],
  blocks: ['members'],
  live: [],
  operation: [],
  notices: ['members'],
  'saved-views': [],
  statistics: ['members'],
  accounts: ['members', 'notices'],
  photos: ['members'],
  profiles: ['members', 'premium'],
  discovery: ['members', 'premium'],
  'fraud-warnings': ['members', 'notices'],
  premium: ['members', 'notices'],
  likes: ['members', 'chat', 'discovery', 'notices', 'premium'],
  chat: ['members', 'notices', 'photos'],
  'saved-searches': ['members', 'discovery', 'notices'],
  desk: ['members', 'chat', 'fraud-warnings', 'notices', 'photos', 'premium', 'user-admin'],
  reports: ['members', 'desk'],
  team: ['members', 'accounts'],
  'user-admin': [
    'members',
    'accounts',
    'profiles',
    'discovery',
    'fraud-warnings',
    'notices',
    'premium',
  ],
  'personal-data': ['members', 'accounts', 'photos'],
};
