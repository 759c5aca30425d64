// No schemas here: the router of the web loads this file on every page.
export const userStatuses = ['all', 'active', 'inactive', 'online', 'verified'] as const;
/** Members who reached a daily limit within 30 days. */
export const userLimits = ['all', 'reached'] as const;
export const userTypes = ['all', 'vip', 'free'] as const;
export const userSorts = [
  'name',
  'email',
  'createdAt',
  'lastActive',
  'status',
  'subscription',
] as const;
export const sortOrders = ['asc', 'desc'] as const;

/** How many users the list asks for first, so that they show at once. */
export const initialUsersLimit = 10;
/** How many users are in a page when nothing else is asked for. */
export const usersPerPage = 20;
export const userPageSizes = [initialUsersLimit, usersPerPage, 50, 100, 500, 1000] as const;
