/**
 * Which areas an area of the server may call. The linter holds every import to it, and a test keeps it free of
 * circles. Everything stands on members; nobody calls another area's routes.
 */
export const areaGraph: Readonly<Record<string, readonly string[]>> = {
  members: [],
  audit: [],
  blocks: ['members'],
  notices: [],
  'saved-views': [],
  statistics: ['members'],
  accounts: ['members'],
  photos: ['members'],
  profiles: ['members'],
  discovery: [],
  premium: ['members'],
  reports: ['members', 'notices'],
  moderation: ['notices', 'photos'],
  team: ['members', 'accounts'],
  'user-admin': ['members', 'accounts', 'profiles', 'discovery', 'premium', 'reports'],
  'personal-data': ['members', 'accounts', 'photos'],
};
