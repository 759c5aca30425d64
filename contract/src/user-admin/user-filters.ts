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

/** The initial limit of the specification: the shortest page. */
export const initialUsersLimit = 10;
/** The default number of users per page. */
export const usersPerPage = 20;
export const userPageSizes = [initialUsersLimit, usersPerPage, 50, 100, 500, 1000] as const;
